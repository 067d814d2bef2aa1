'use client';

import { allVersionsOption, missingResultsQuestion, reportMissingResults } from '@/lib/i18n/messages/search';
import {
  documentsFound,
  noResultsFound,
  otherVersionQuestion,
  searchAllVersions,
  searchByAlgolia,
  searchVersion,
  searchWordsAdvice,
  spellingAdvice,
} from '@/lib/i18n/messages/search-page';
import { Suspense, useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Link } from '@/components/link/link';
import { toHref } from '@/components/link/site-base';
import { shellLocale } from '@/components/shell/shell-config';
import { useEarlyInput } from '@/components/shell/use-early-input';
import { dialogConfig } from '@/components/search/dialog-config';
import { searchSettings } from '@/lib/search/read-settings';
import { isHosted } from '@/lib/search/site-client';
import { AddressReader, getSearchHeading } from './address-reader';
import { SearchResults } from './search-results';
import { anyVersion, type SearchParams } from '@/components/search/search-address';
import { SearchField } from './search-field';
import { useSearchAddress } from './use-search-address';
import { usePageSearch, type PageSearch } from './use-page-search';

/** Menu that selects the version to search, or all versions (SP-05). */
function VersionSelect({
  question,
  onChoose,
}: Pick<PageSearch, 'question'> & { onChoose: (version: string) => void }) {
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root, question !== null);
  return (
    <div className="search-version" ref={root}>
      <label htmlFor="search-version">{searchVersion}</label>
      <select
        id="search-version"
        name="version"
        value={question?.version ?? searchSettings.versions[0]?.name ?? anyVersion}
        onChange={({ target }) => onChoose(target.value)}
      >
        {searchSettings.versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        {searchSettings.versions.length > 1 && <option value={anyVersion}>{allVersionsOption}</option>}
      </select>
    </div>
  );
}

type NoResultsProps = SearchParams & { onAllVersions: () => void };

/** Advice for a search without results, with a button that searches all versions if only one was searched (SP-09). */
function NoResults({ query, version, onAllVersions }: NoResultsProps) {
  return (
    <div className="search-nothing">
      <ul className="search-tips">
        <li>{spellingAdvice}</li>
        <li>{searchWordsAdvice}</li>
        {dialogConfig.contextualSearch && version !== anyVersion && (
          <li>
            {otherVersionQuestion}{' '}
            <button type="button" className="search-inline-button" onClick={onAllVersions}>
              {searchAllVersions}
            </button>
          </li>
        )}
      </ul>
      <p>
        {missingResultsQuestion}{' '}
        <Link href={dialogConfig.missingResultsUrl.replace('{query}', encodeURIComponent(query))}>
          {reportMissingResults}
        </Link>
      </p>
    </div>
  );
}

interface SearchPageProps {
  /** Content shown in place of results if the query is empty or finds nothing. */
  children: ReactNode;
}

type AnswerProps = SearchPageProps & { search: PageSearch; onAllVersions: () => void };

/** Shows the results, advice if there are none, or only `children` if the query is empty. */
function Answer({ search, onAllVersions, children }: AnswerProps) {
  const { question, found, phase, failed } = search;
  if (!question?.query) return children;
  if (found?.count !== 0 || phase !== 'idle' || failed) return <SearchResults search={search} />;
  return (
    <>
      <NoResults {...question} onAllVersions={onAllVersions} />
      {children}
    </>
  );
}

/** Shows the number of results and announces it after each search, even if it is unchanged (SP-04, SP-09). */
function ResultCount({ found, failed }: Pick<PageSearch, 'found' | 'failed'>) {
  return (
    <div className="search-count" role="status">
      {found && !failed && (
        <p key={`${found.question.version} ${found.question.query}`}>
          {found.count === 0 ? noResultsFound : documentsFound(found.count, shellLocale)}
        </p>
      )}
    </div>
  );
}

/** Search page, whose address contains the query and the version and determines the results (RT-03). */
export function SearchPage(props: SearchPageProps) {
  const search = usePageSearch();
  const { field, typed, commit, choose, clear, read } = useSearchAddress();
  const { question, failed, ask, retry } = search;

  const onRead = (asked: SearchParams) => {
    read(asked);
    ask(asked);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!commit() && failed) retry();
    // Hides the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  useEffect(() => field.current?.focus({ preventScroll: true }), [field]);

  return (
    <>
      <h1 className="search-heading">
        <span>{getSearchHeading(question?.query ?? '')}</span>
      </h1>
      <form className="search-form" role="search" action={toHref('/search')} onSubmit={onSubmit}>
        <SearchField field={field} onType={typed} onLeave={commit} onClear={clear} />
        {dialogConfig.contextualSearch && <VersionSelect question={question} onChoose={choose} />}
      </form>
      <div className="search-line">
        <ResultCount {...search} />
        {isHosted && (
          <a
            className="search-provider"
            href="https://www.algolia.com/"
            target="_blank"
            rel="noopener noreferrer"
          >
            {searchByAlgolia}
          </a>
        )}
      </div>
      <div className="search-results" data-known={question !== null}>
        <Answer {...props} search={search} onAllVersions={() => choose(anyVersion)} />
      </div>
      {/* Must follow the field, which has to be mounted before the query is written into it. */}
      <Suspense>
        <AddressReader onRead={onRead} />
      </Suspense>
    </>
  );
}
