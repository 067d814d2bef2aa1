import type { MouseEvent } from 'react';
import { toHref } from '@/components/link/site-base';
import { shell } from '@/components/shell/shell-config';
import { searchSettings } from '@/lib/search/read-settings';
import { saySeeAll, searchMessages as says } from '@/lib/i18n/search-messages';
import { KeptControls, VersionLinks } from './entry-controls';
import { Rows } from './rows';
import { Failed, NoRecent, NoResults } from './screens';
import { dialogConfig } from './dialog-config';
import {
  opensElsewhere,
  type Answer,
  type Collections,
  type Entry,
  type SearchSession,
} from './search-session';
import type { StoredSearches } from './stored-searches';
import { useAfterPaint } from './use-after-paint';

interface SearchBodyProps {
  session: SearchSession;
  collections: Collections;
  /** The selected entry; entries ask the session, this only has them drawn anew. */
  activeItemId: number | null;
  /** There is no answer. */
  failed: boolean;
  answer: Answer;
  /** Version that is searched, or that all are, as the search page's address says it. */
  version: string;
  moved: boolean;
  stored: StoredSearches;
  getAddress: (entry: { url: string }) => string;
  /** Opens an address in this window. */
  onFollow: (address: string) => void;
  /** Another query was chosen. */
  onQuery: (query: string) => void;
}

interface SeeAllProps {
  answer: Answer;
  /** What is searched, as the search page's address says it. */
  version: string;
  onFollow: (address: string) => void;
}

/** The way to all results on the search page, there also of this version or of all (SM-19). */
function SeeAll({ answer, version, onFollow }: SeeAllProps) {
  const other = version === searchSettings.versions[0]?.name ? '' : `&version=${version}`;
  const address = `${toHref(shell.search.path)}?q=${encodeURIComponent(answer.query)}${other}`;
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
  const { session, collections, failed, answer, version, moved, stored, getAddress, onFollow, onQuery } =
    props;
  const isWhole = useAfterPaint(collections);
  const isKept = collections.some(({ source }) => source.sourceId === 'recent');
  if (failed) return <Failed onRetry={session.refresh} />;
  if (collections.every(({ items }) => items.length === 0)) {
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
      <Rows
        session={session}
        collections={collections}
        moved={moved}
        isWhole={isWhole || isKept}
        {...actions}
      />
      {!isKept && isWhole && <SeeAll answer={answer} version={version} onFollow={onFollow} />}
    </>
  );
}
