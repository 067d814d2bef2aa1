/** Types for the comparison of two versions. The results are plain data and can be written as JSON. */
import type { PageSection } from '@/lib/mdx/types';
import type { VersionConfig } from '@/lib/site/schema';

/** Kind of change. `moved` takes precedence over `changed`: the size of a moved section shows if its text changed. */
export type ChangeKind = 'same' | 'added' | 'removed' | 'moved' | 'changed';

/** Size of a change in words. */
export interface ChangeSize {
  added: number;
  removed: number;
  /** Share of changed words among the words of both texts: 0 = no change, 1 = everything changed. */
  share: number;
}

/** A part of a text that both versions contain, or only one of them. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Comparison of a block. The parts of a code block are separated by line breaks; those of text have no separator. */
export interface BlockChange {
  type: 'text' | 'code';
  kind: Exclude<ChangeKind, 'moved'>;
  parts: TextPart[];
}

/** 0-based index of a section on a page in one of the versions, and its anchor, as in `PageSection`. */
interface SectionPlace {
  index: number;
  id: string;
}

/** Comparison of a section. Without `from`, the section was added; without `to`, it was removed. */
export interface SectionChange {
  kind: ChangeKind;
  from?: SectionPlace;
  to?: SectionPlace;
  /** Heading, split into the parts that both versions or only one of them contain. */
  title: TextPart[];
  /** Content below the heading; the blocks of a version are separated by line breaks. */
  blocks: BlockChange[];
  size: ChangeSize;
}

/** A page in one of the versions, without its text. */
export interface PageInVersion {
  id: string;
  route: string;
  title: string;
  /** Label of the top-level category that contains the page; empty if the page is in no category. */
  category: string;
}

/** Comparison of a page. Without `from`, the page was added; without `to`, it was removed. */
export interface PageChange {
  /** Doc id in the newer version, or in the older version if the page was removed. */
  id: string;
  kind: ChangeKind;
  from?: PageInVersion;
  to?: PageInVersion;
  size: ChangeSize;
  /** All sections, including unchanged ones, in the order of the newer version; removed ones keep their position. */
  sections: SectionChange[];
}

/** A page in one of the versions, with its text. */
export interface PageTextInVersion extends PageInVersion {
  sections: readonly PageSection[];
}

/** A version with the text of its pages, for comparison. */
export interface VersionText extends Pick<VersionConfig, 'name' | 'label' | 'path'> {
  /** Pages in reading order. */
  pages: readonly PageTextInVersion[];
}
