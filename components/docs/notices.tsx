import { draftText, draftTitle, unlistedText, unlistedTitle } from '@/lib/i18n/messages/docs';
import type { Doc } from '@/lib/content/types';

/** Notices that a page is a draft or unlisted (BLD-08). */
export function Notices({ doc }: { doc: Pick<Doc, 'draft' | 'unlisted'> }) {
  return (
    <>
      {doc.draft && (
        <aside className="version-banner" aria-label={draftTitle}>
          <p>
            <strong>{draftTitle}</strong>
          </p>
          <p>{draftText}</p>
        </aside>
      )}
      {doc.unlisted && (
        <aside className="version-banner" aria-label={unlistedTitle}>
          <p>
            <strong>{unlistedTitle}</strong>
          </p>
          <p>{unlistedText}</p>
        </aside>
      )}
    </>
  );
}
