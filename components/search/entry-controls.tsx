import type { MouseEvent } from 'react';
import { sayInVersion, searchMessages as says } from '@/lib/i18n/search-messages';
import { SearchIcon } from './icons';
import { getShortLabel } from './search-scope';
import { getOwnLevel, type StoredSearches } from './stored-searches';
import { opensElsewhere, type Entry } from './search-session';

interface KeptControlsProps {
  entry: Entry;
  /** Where it is kept. */
  source: 'recent' | 'favorites';
  stored: StoredSearches;
  onChanged: () => void;
}

/** Saves or forgets an entry that was kept (SM-27). */
export function KeptControls({ entry, source, stored, onChanged }: KeptControlsProps) {
  const change = (use: (hit: Entry) => void) => () => {
    use(entry);
    onChanged();
  };
  const forget = source === 'recent' ? says.forgetRecent : says.forgetFavorite;
  return (
    <>
      {source === 'recent' && (
        <button
          type="button"
          className="DocSearch-Hit-action-button"
          title={says.save}
          aria-label={says.save}
          onClick={change(stored.save)}
        >
          <SearchIcon name="star" size={18} />
        </button>
      )}
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={forget}
        aria-label={forget}
        onClick={change(stored.forget)}
      >
        <SearchIcon name="close" size={18} />
      </button>
    </>
  );
}

interface VersionLinksProps {
  entry: Entry;
  getAddress: (entry: { url: string }) => string;
  /** Opens one of them in this window. */
  onFollow: (address: string) => void;
}

/** The versions that have the place that was found, each as a link. */
export function VersionLinks({ entry, getAddress, onFollow }: VersionLinksProps) {
  const title = entry.hierarchy[getOwnLevel(entry)] ?? '';
  return entry.versions?.map(({ version, url }) => {
    const address = getAddress({ url });
    const onClick = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onFollow(address);
    };
    const label = getShortLabel(version);
    return (
      <a
        key={version}
        className="search-version"
        href={address}
        aria-label={sayInVersion(title, label)}
        onClick={onClick}
      >
        {label}
      </a>
    );
  });
}
