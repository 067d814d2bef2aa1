import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { siteVersions } from '@/components/shell/site-versions';
import { searchMessages as says } from '@/lib/i18n/search-messages';
import { getSiteSearchClient } from '@/lib/search/site-client';
import { follow, getHitAddress } from './hit-address';
import { SearchBody } from './search-body';
import { SearchBox } from './search-box';
import { SearchFoot } from './search-foot';
import { dialogConfig, getScope, getSearchedVersion } from './search-scope';
import { createSession } from './search-session';
import { createStoredSearches } from './stored-searches';
import { Switch } from './switch';
import { useAnnouncement } from './use-announcement';
import { useDialog } from './use-dialog';
import './search-dialog.css';
import './search-entries.css';

/** Loads what every search needs. */
export function warmUp() {
  getSiteSearchClient().warmUp(getSearchedVersion().name);
}

/** Lasts as long as the page is open. */
let searchesAll = false;

const getAddress = ({ url }: { url: string }) => getHitAddress(url, dialogConfig.siteUrl);

interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  takeQuery: () => string;
  onClose: () => void;
}

/** The search dialog. @see acceptance SM-08..SM-32 */
export default function SearchDialog({ takeQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [version] = useState(getSearchedVersion);
  const [allVersions, setAllVersions] = useState(searchesAll);
  const scope = getScope(version, allVersions);
  const [stored] = useState(() => createStoredSearches(scope.indexName));
  const [session] = useState(() =>
    createSession({
      query: takeQuery(),
      scope,
      client: getSiteSearchClient(),
      stored,
      getAddress,
      onLeave: onClose,
      follow,
    }),
  );
  const [view, setView] = useState(session.getView);
  const [moved, setMoved] = useState(false);
  const announcement = useAnnouncement(view);
  const listeners = useDialog(dialog, onClose);

  // Not an effect: a key that came before it would be lost.
  useLayoutEffect(() => session.start(setView), [session]);
  useEffect(warmUp, []);
  useEffect(() => {
    addEventListener('online', session.refresh);
    return () => removeEventListener('online', session.refresh);
  }, [session]);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [view.answer.query]);

  const onScope = () => {
    searchesAll = !allVersions;
    setAllVersions(searchesAll);
    setMoved(false);
    session.setScope(getScope(version, searchesAll));
  };
  const onQuery = (query: string) => {
    setMoved(false);
    session.setQuery(query);
    dialog.current?.querySelector('input')?.focus();
  };
  const onFollow = (address: string) => {
    onClose();
    follow(address);
  };

  return (
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      data-status={view.status}
      aria-label={says.dialog}
      {...listeners}
    >
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <SearchBox session={session} view={view} moved={moved} onMoved={setMoved} onClose={onClose} />
        </header>
        {scope.contextual && siteVersions.length > 1 && (
          <div className="search-scope">
            <span>
              {says.scope} <b>{allVersions ? says.everywhere : version.label}</b>
            </span>
            <Switch on={allVersions} onChange={onScope}>
              {says.allVersions}
            </Switch>
          </div>
        )}
        <div
          ref={body}
          className="DocSearch-Dropdown"
          data-answered={view.answer.query}
          onMouseLeave={session.autocomplete.getPanelProps({}).onMouseLeave}
        >
          <SearchBody
            session={session}
            view={view}
            moved={moved}
            stored={stored}
            getAddress={getAddress}
            onFollow={onFollow}
            onQuery={onQuery}
          />
        </div>
        <SearchFoot />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}
