import { SearchIcon } from './icons';
import { MarkedText } from './marked-text';
import { getOwnLevel } from './stored-searches';
import type { Entry } from './search-session';

type Marked = Partial<Record<string, { value: string }>>;

/** A title with its marks; those that were kept have none. */
function Title({ entry, level }: { entry: Entry; level: keyof Entry['hierarchy'] }) {
  const marked = (entry._snippetResult?.hierarchy as Marked | undefined)?.[level];
  return marked ? <MarkedText value={marked.value} /> : entry.hierarchy[level];
}

function getIcon(source: string, type: Entry['type']) {
  if (source === 'recent') return 'history';
  if (source === 'favorites') return 'star';
  if (type === 'content') return 'text';
  return type === 'lvl1' ? 'page' : 'heading';
}

/** The page that an entry is on, and the section of a text; for a page that was kept, where it belongs. */
function Path({ entry, text }: { entry: Entry; text: string | undefined }) {
  const level = getOwnLevel(entry);
  const isPage = level === 'lvl1';
  if (isPage && text === undefined) return entry._snippetResult ? null : entry.hierarchy.lvl0;
  return (
    <>
      <Title entry={entry} level="lvl1" />
      {text !== undefined && !isPage && (
        <span className="search-section">
          <Title entry={entry} level={level} />
        </span>
      )}
    </>
  );
}

interface HitProps {
  entry: Entry;
  source: string;
}

/** What an entry says: its own title, or the text that was found, and below it the page that it is on (SM-15). */
export function Hit({ entry, source }: HitProps) {
  const text = entry.type === 'content' ? entry._snippetResult?.content?.value : undefined;
  return (
    <>
      <SearchIcon name={getIcon(source, entry.type)} size={18} className="DocSearch-Hit-icon" />
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title" data-type={text === undefined ? undefined : 'content'}>
          {text === undefined ? (
            <Title entry={entry} level={getOwnLevel(entry)} />
          ) : (
            <MarkedText value={text} />
          )}
        </span>
        <span className="DocSearch-Hit-path">
          <Path entry={entry} text={text} />
        </span>
      </span>
    </>
  );
}
