import type { MouseEvent } from 'react';
import { toHref } from '@/components/link/site-base';
import { shell } from '@/components/shell/shell-config';
import { saySeeAll, searchMessages as says } from '@/lib/i18n/search-messages';
import { KeptControls, VersionLinks } from './entry-controls';
import { Rows } from './rows';
import { Failed, NoRecent, NoResults } from './screens';
import { dialogConfig } from './search-scope';
import { opensElsewhere, type Entry, type SearchSession, type SearchView } from './search-session';
import type { StoredSearches } from './stored-searches';

interface SearchBodyProps {
  session: SearchSession;
  view: SearchView;
  moved: boolean;
  stored: StoredSearches;
  getAddress: (entry: { url: string }) => string;
  /** Opens an address in this window. */
  onFollow: (address: string) => void;
  /** Another query was chosen. */
  onQuery: (query: string) => void;
}

/** The way to all results on the search page (SM-19). */
function SeeAll({ answer, onFollow }: { answer: SearchView['answer']; onFollow: (address: string) => void }) {
  const address = `${toHref(shell.search.path)}?q=${encodeURIComponent(answer.query)}`;
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFollow(address);
  };
  return (
    <a className="DocSearch-HitsFooter" href={address} onClick={onClick}>
      {saySeeAll(answer.count)}
    </a>
  );
}

/** What stands below the field: what was kept, what was found, or why there is nothing. */
export function SearchBody(props: SearchBodyProps) {
  const { session, view, moved, stored, getAddress, onFollow, onQuery } = props;
  const { state, status, answer } = view;
  const isKept = state.collections.some(({ source }) => source.sourceId === 'recent');
  if (status === 'error') return <Failed onRetry={session.refresh} />;
  if (state.collections.every(({ items }) => items.length === 0)) {
    if (isKept) return <NoRecent />;
    if (answer.query === '') return null;
    const query = encodeURIComponent(answer.query);
    const reportUrl = dialogConfig.missingResultsUrl.replace('{query}', query);
    return <NoResults {...answer} reportUrl={reportUrl} onChoose={onQuery} />;
  }
  const onOpen = (entry: Entry) => {
    stored.open(entry);
    onFollow(getAddress(entry));
  };
  const getControls = (entry: Entry, source: string) => {
    if (source === 'recent' || source === 'favorites')
      return <KeptControls entry={entry} source={source} stored={stored} onChanged={session.refresh} />;
    return entry.versions && <VersionLinks entry={entry} getAddress={getAddress} onFollow={onFollow} />;
  };
  const getTitle = (source: string, first: Entry) => {
    if (source === 'recent') return says.recent;
    return source === 'favorites' ? says.favorites : (first.hierarchy.lvl0 ?? '');
  };
  const actions = { getAddress, getControls, getTitle, onOpen };
  return (
    <>
      <Rows session={session} view={view} moved={moved} {...actions} />
      {!isKept && <SeeAll answer={answer} onFollow={onFollow} />}
    </>
  );
}
