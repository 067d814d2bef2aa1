import type { Metadata } from 'next';
import { toHref } from '@/components/link/site-base';
import { site } from '@/lib/site/config';
import { debugViews, getDebugView, type DebugView, type DebugViewName } from '@/lib/site/debug-views';
import { JsonView } from './json-view';
import { toDataHref } from './data-href';

function RawFiles({ files }: Pick<DebugView, 'files'>) {
  return files.map((file, index) => (
    <span key={file}>
      {index > 0 && ', '}
      <a href={toDataHref(file)}>{file}.json</a>
    </span>
  ));
}

function DebugPage({ view }: { view: DebugView }) {
  const { title, about, files, key, openLevels } = view;
  return (
    <>
      <header className="debug-head">
        <p className="debug-site">
          {site.title} <span>debug panel</span>
        </p>
        <nav aria-label="Debug panel" className="debug-menu">
          <ul>
            {debugViews.map(({ name, label }) => (
              <li key={name}>
                <a href={toHref(`/__debug/${name}`)} aria-current={name === view.name ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="debug-main">
        <h1>{title}</h1>
        <p className="debug-about">
          {about} Raw JSON, below the key <code>{key}</code>: <RawFiles files={files} />.
        </p>
        <noscript>
          <p className="debug-failure">The tree needs JavaScript; the raw JSON contains the same.</p>
        </noscript>
        <JsonView label={title} data={{ files, key }} openLevels={openLevels} />
      </main>
    </>
  );
}

/**
 * Creates the metadata and the page of a debug view: menu, title and JSON tree. The metadata keeps search engines out.
 * @see acceptance RT-11, DBG-01..DBG-08, SH-13
 */
export function createDebugRoute(name: DebugViewName) {
  const view = getDebugView(name);
  const metadata: Metadata = {
    title: `Debug panel: ${view.title}`,
    description: view.about,
    robots: { index: false },
    twitter: null,
  };
  return { metadata, Page: () => <DebugPage view={view} /> };
}
