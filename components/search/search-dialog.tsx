import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { allVersions as everyVersion } from '@/components/search-page/search-address';
import { siteVersions } from '@/components/shell/site-versions';
import { searchMessages as says } from '@/lib/i18n/search-messages';
import { getSiteSearchClient } from '@/lib/search/site-client';
import { follow, getHitAddress } from './hit-address';
import { SearchBody } from './search-body';
import { SearchBox } from './search-box';
import { SearchFoot } from './search-foot';
import { dialogConfig } from './dialog-config';
import { getScope, getSearchedVersion } from './search-scope';
import { createSession } from './search-session';
import { createStoredSearches } from './stored-searches';
import { Switch } from './switch';
import { useAnnouncement } from './use-announcement';
import { useDialog } from './use-dialog';
import { useBack } from './use-back';
import './search-dialog.css';
import './search-entries.css';

/** Loads what every search needs. */
export function warmUp() {
  getSiteSearchClient().warmUp(getSearchedVersion().name);
}

/** Lasts as long as the page is open. */
let searchesAll = false;

const Body = memo(SearchBody);
const Foot = memo(SearchFoot);

const getAddress = ({ url }: { url: string }) => getHitAddress(url, dialogConfig.siteUrl);

interface SearchDialogProps {
  /** What was typed before the dialog was there. */
  takeQuery: () => string;
  onClose: () => void;
}

/** The search dialog. @see acceptance SM-08..SM-32 */
export default function SearchDialog({ takeQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useBack(onClose);
  const body = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const [version] = useState(getSearchedVersion);
  const [allVersions, setAllVersions] = useState(searchesAll);
  const [scope, setScope] = useState(() => getScope(version, searchesAll));
  const [stored] = useState(() => createStoredSearches(scope.indexName));
  const [session] = useState(() =>
    createSession({
      query: takeQuery(),
      scope,
      client: getSiteSearchClient(),
      stored,
      getAddress,
      follow: (address) => close(() => follow(address)),
    }),
  );
  const [view, setView] = useState(session.getView);
  const [moved, setMoved] = useState(false);
  const announcement = useAnnouncement(view);
  const listeners = useDialog(dialog, close);

  // Not an effect: a key that came before it would be lost.
  useLayoutEffect(() => session.start((next) => flushSync(() => setView(next))), [session]);
  useEffect(warmUp, []);
  useEffect(() => {
    addEventListener('online', session.refresh);
    return () => removeEventListener('online', session.refresh);
  }, [session]);
  useEffect(() => {
    // Even to read where it stands would have the page laid out here and now.
    if (body.current && isScrolled.current) body.current.scrollTop = 0;
    isScrolled.current = false;
  }, [view.answer.query]);

  const onScope = () => {
    searchesAll = !allVersions;
    setAllVersions(searchesAll);
    setMoved(false);
    const next = getScope(version, searchesAll);
    setScope(next);
    session.setScope(next);
  };
  const onQuery = useCallback(
    (query: string) => {
      setMoved(false);
      session.setQuery(query);
      const field = dialog.current?.querySelector('input');
      if (!field) return;
      field.value = query;
      field.focus();
    },
    [session],
  );
  const onFollow = useCallback((address: string) => close(() => follow(address)), [close]);

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
          <SearchBox session={session} view={view} moved={moved} onMoved={setMoved} onClose={close} />
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
          onScroll={() => {
            isScrolled.current = true;
          }}
        >
          <Body
            session={session}
            collections={view.state.collections}
            activeItemId={view.state.activeItemId}
            failed={view.status === 'error'}
            answer={view.answer}
            version={scope.allVersions ? everyVersion : version.name}
            moved={moved}
            stored={stored}
            getAddress={getAddress}
            onFollow={onFollow}
            onQuery={onQuery}
          />
        </div>
        <Foot />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </dialog>
  );
}
