import type { DocSearchModalProps } from '@docsearch/react';
import { useContext, type MouseEvent } from 'react';
import { resultTitleInVersion } from '@/lib/i18n/messages/search-dialog';
import { searchSettings } from '@/lib/search/read-settings';
import type { SearchHit as Hit } from '@/lib/search/types';
import { getHitHref } from './hit-address';
import { splitAtMarks } from './marked-text';
import { SearchDialogContext } from './search-dialog-context';
import { getShortVersionLabel } from './search-scope';
import { storeRecentTextHit } from './stored-searches';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** Renders links to the versions that contain the found section. */
function VersionLinks({ type, hierarchy, versions }: Hit) {
  const { follow } = useContext(SearchDialogContext);
  const marked = (type === 'content' ? null : hierarchy[type]) ?? hierarchy.lvl1 ?? '';
  const title = splitAtMarks(marked).map(({ text }) => text);
  return versions?.map(({ version, url }) => {
    const address = getHitHref(url);
    const onClick = (event: MouseEvent) => {
      event.stopPropagation();
      follow(event, address);
    };
    const label = getShortVersionLabel(version);
    return (
      <a
        key={version}
        className="search-hit-version"
        href={address}
        aria-label={resultTitleInVersion(title.join(''), label)}
        onClick={onClick}
      >
        {label}
      </a>
    );
  });
}

/** Renders a hit as a link with DocSearch's content, and links to the versions that contain it (SM-15, SM-17). */
export function SearchHitLink({ hit, children }: HitProps) {
  const { follow } = useContext(SearchDialogContext);
  const address = getHitHref(hit.url);
  const found = hit as unknown as Hit;
  const onClick = (event: MouseEvent) => {
    storeRecentTextHit(found, searchSettings.indexName);
    follow(event, address);
  };
  return (
    <>
      <a href={address} tabIndex={-1} onClick={onClick} data-shows-text={found.showsText || undefined}>
        {children}
      </a>
      <VersionLinks {...found} />
    </>
  );
}
