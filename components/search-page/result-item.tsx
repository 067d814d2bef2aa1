import { resultBreadcrumbs, resultVersions } from '@/lib/i18n/messages/search-page';
import { Link } from '@/components/link/link';
import { MarkedText } from '@/components/search/marked-text';
import type { DisplayedHit } from './displayed-hit';

/** Returns the id of the element with the title of the result at `index`. */
export const getHitTitleId = (index: number) => `search-hit-${index}`;

const sectionIcon = 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16';
const pageIcon =
  'M13.5 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8.5zM13.5 3v5.5H19M9 13h6M9 16.5h6';

/** Breadcrumbs of a result. Their accessible name includes its number, because landmarks need unique names. */
function HitPath({ path, index }: { path: readonly string[]; index: number }) {
  const [id, numberId] = [`search-path-${index}`, `search-number-${index}`];
  return (
    <>
      <span id={numberId} hidden>
        {index + 1}
      </span>
      <nav
        id={id}
        className="search-path"
        aria-label={resultBreadcrumbs}
        aria-labelledby={`${id} ${numberId}`}
      >
        <ol>
          {path.map((title, place) => (
            <li key={place}>
              <MarkedText value={title} />
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

interface ResultItemProps {
  hit: DisplayedHit;
  /** Position of the result in the list, counted from 0. */
  index: number;
  /** True to show the address, because another result has the same titles. */
  showsAddress: boolean;
  showsVersions: boolean;
}

/** Search result: parent titles, linked title, snippet with highlighted matches, and its versions (SP-06). */
export function ResultItem({
  hit: { title, path, snippet, href, isSection, versions },
  index,
  showsAddress,
  showsVersions,
}: ResultItemProps) {
  const id = getHitTitleId(index);
  return (
    <article className="search-hit" aria-labelledby={id}>
      <svg className="search-hit-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isSection ? sectionIcon : pageIcon} />
      </svg>
      {path.length > 0 && <HitPath path={path} index={index} />}
      <h2 className="search-hit-title">
        {href === null ? (
          <span id={id}>
            <MarkedText value={title} />
          </span>
        ) : (
          <Link id={id} href={href}>
            <MarkedText value={title} />
          </Link>
        )}
      </h2>
      {showsAddress && href !== null && <p className="search-address">{href}</p>}
      {snippet && (
        <p className="search-snippet">
          <MarkedText value={snippet} />
        </p>
      )}
      {showsVersions && versions.length > 0 && (
        <ul className="search-versions" aria-label={resultVersions}>
          {versions.map(({ label, href: link }) => (
            <li key={label}>
              <Link href={link} aria-describedby={id}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
