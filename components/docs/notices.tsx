import type { Doc } from '@/lib/content/types';

/** Says that a page is a draft or unlisted (BLD-08). */
export function Notices({ doc }: { doc: Doc }) {
  return (
    <>
      {doc.draft && (
        <aside className="version-banner" aria-label="Draft page">
          <p>
            <strong>Draft page</strong>
          </p>
          <p>
            This page is a draft. It will only be visible in dev and be excluded from the production build.
          </p>
        </aside>
      )}
      {doc.unlisted && (
        <aside className="version-banner" aria-label="Unlisted page">
          <p>
            <strong>Unlisted page</strong>
          </p>
          <p>
            This page is unlisted. Search engines will not index it, and only users having a direct link can
            access it.
          </p>
        </aside>
      )}
    </>
  );
}
