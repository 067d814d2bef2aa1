/** The result of comparing versions: plain data, safe to serialize. */
import type { PageSection } from '@/lib/mdx/types';

/** `moved` takes precedence over `changed`; the size shows whether a moved section changed too. */
export type ChangeKind = 'same' | 'added' | 'removed' | 'moved' | 'changed';

/** Number of changed words and their share. */
export interface ChangeSize {
  added: number;
  removed: number;
  /** Changed words among those of both texts: 0 = nothing, 1 = everything. */
  share: number;
}

/** A stretch of text that both sides have, or only one. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A paragraph, table row, caption … or a code block. Parts of text are joined by nothing, those of code by line ends. */
export interface BlockChange {
  type: 'text' | 'code';
  kind: 'same' | 'added' | 'removed' | 'changed';
  parts: TextPart[];
}

/** Place of a section in one of the texts. */
export interface SectionPlace {
  /** 0-based place among the sections of its page. */
  index: number;
  /** Anchor; empty for text before the first heading. */
  id: string;
}

/** A section of one text or both. Without `from` it is added, without `to` removed. */
export interface SectionChange {
  kind: ChangeKind;
  from?: SectionPlace;
  to?: SectionPlace;
  /** The heading, compared by words; joined by nothing. */
  title: TextPart[];
  /** Content below the heading; a side's blocks are joined by line ends. */
  blocks: BlockChange[];
  size: ChangeSize;
}

/** Place of a page in one of the versions. */
export interface PagePlace {
  id: string;
  /** Address with the version's prefix. */
  route: string;
  title: string;
  /** Label of the sidebar's top category that holds the page; empty for pages on the top. */
  category: string;
}

/** A page of one version or both. Without `from` it is added, without `to` removed. */
export interface PageChange {
  /** Doc id in the newer version; in the older one when the page was removed. */
  id: string;
  kind: ChangeKind;
  from?: PagePlace;
  to?: PagePlace;
  size: ChangeSize;
  /** In reading order of the newer text; removed sections at their old place. Both texts are complete. */
  sections: SectionChange[];
}

/** The text of a page in one version, for comparison. */
export interface ComparedPage extends PagePlace {
  sections: readonly PageSection[];
}

/** The text of a version, for comparison. */
export interface VersionText {
  name: string;
  label: string;
  /** Address prefix: `/` or e.g. `/3.9`. */
  path: string;
  /** In reading order. */
  pages: readonly ComparedPage[];
}
