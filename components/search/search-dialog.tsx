import { DocSearchModal } from '@docsearch/react';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { isNewTabEvent } from '@/components/link/routable-link';
import { searchDocumentation } from '@/lib/i18n/messages/search';
import { siteSearchClient, isHosted } from '@/lib/search/site-client';
import { createDialogSearchClient } from './dialog-search-client';
import { createDocSearchNavigator, docSearchProps } from './docsearch-props';
import { openAddress } from './hit-address';
import { pasteQuery } from './paste-query';
import { SearchDialogContext } from './search-dialog-context';
import { AllResultsLink, SearchBarExtras, SearchFooterExtras } from './search-extras';
import { SearchHitLink } from './search-hit-link';
import { getSearchedVersion } from './search-scope';
import { initialSearchState } from './search-store';
import { cleanStoredSearches } from './stored-searches';
import { useAnnouncement } from './use-announcement';
import { useCloseOnBack } from './use-close-on-back';
import { repeatQuery, useDocSearchDialog } from './use-docsearch-dialog';
import { useKeysBeforeDocSearch } from './use-keys-before-docsearch';
import '@docsearch/css/dist/modal.css';
import './search-hits.css';
import './search-dialog.css';

/**
 * Preloads the search engine and the index files that every search in the version needs, and, if the reader has not
 * opened the search yet, those with which its first hits appear at once.
 */
export function preloadSearchEngine(ahead: boolean) {
  siteSearchClient.warmUp(getSearchedVersion().name, ahead);
}

/** True if the dialog searches all versions; reset when the page is reloaded. */
let searchesAll = false;

function createSearch(version: string) {
  cleanStoredSearches(docSearchProps.indexName);
  return createDialogSearchClient(version, () => searchesAll);
}

interface SearchDialogProps {
  /** Returns the text typed before the dialog was loaded. */
  takeQuery: () => string;
  onClose: () => void;
}

/**
 * Search dialog: DocSearch in a native `<dialog>`, with additional controls in its search bar and footer.
 * @see acceptance SM-08..SM-32
 */
export default function SearchDialog({ takeQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCloseOnBack(onClose);
  const { host, bar, footer, query, getInput } = useDocSearchDialog(dialog);
  const [version] = useState(getSearchedVersion);
  const [all, setAll] = useState(searchesAll);
  const [search] = useState(() => createSearch(version.name));
  const [state, setState] = useState(search.store.getState);
  const [start] = useState(() => ({ initialQuery: takeQuery().trimStart(), initialScrollY: scrollY }));
  const { onKeyDown, openAwaited } = useKeysBeforeDocSearch({ store: search.store, getInput, close });
  const shown = query === '' ? initialSearchState : state;
  const announcement = useAnnouncement(shown, query);
  const { leave, navigator, context } = useMemo(() => {
    const open = (address: string) => close(() => openAddress(address));
    const follow = (event: MouseEvent, address: string) => {
      if (isNewTabEvent(event)) return;
      event.preventDefault();
      open(address);
    };
    const { getVersion } = search;
    return {
      leave: () => close(),
      navigator: createDocSearchNavigator(open),
      context: { getVersion, follow },
    };
  }, [close, search]);

  // Keeps the element, because DocSearch renders all hits again whenever its parent does.
  const docSearch = useMemo(
    () =>
      createPortal(
        <DocSearchModal
          {...docSearchProps}
          {...start}
          transformSearchClient={search.transformSearchClient}
          searchParameters={search.searchParameters}
          hitComponent={SearchHitLink}
          resultsFooterComponent={AllResultsLink}
          navigator={navigator}
          onClose={leave}
        />,
        host,
      ),
    [start, search, navigator, leave, host],
  );

  useEffect(() => preloadSearchEngine(false), []);
  useEffect(
    () =>
      search.store.subscribe(() => {
        // Waits until DocSearch has received the results, which it gets through promises.
        setTimeout(() => {
          setState(search.store.getState());
          openAwaited();
        });
      }),
    [search, openAwaited],
  );
  useEffect(() => {
    const retry = () => search.store.getState().failed && repeatQuery(getInput());
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [search, getInput]);

  const onVersionSwitch = () => {
    searchesAll = !all;
    setAll(searchesAll);
    repeatQuery(getInput());
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={searchDocumentation}
      data-status={shown.failed ? 'failed' : shown.phase}
      data-answered={shown.found?.question.query ?? ''}
      data-hosted={isHosted}
      onKeyDownCapture={onKeyDown}
      onPaste={pasteQuery}
      // Phones also fire `cancel` on their back gesture, or sometimes close the dialog without this event, which
      // `onClose` handles.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && close()}
    >
      <SearchDialogContext value={context}>
        {docSearch}
        {createPortal(
          <SearchBarExtras
            state={shown}
            label={version.label}
            all={all}
            onSwitch={onVersionSwitch}
            getInput={getInput}
          />,
          bar,
        )}
        {createPortal(<SearchFooterExtras />, footer)}
      </SearchDialogContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </dialog>
  );
}
