import { draftText, draftTitle, unlistedText, unlistedTitle } from '@/lib/i18n/messages/docs';
import type { Doc } from '@/lib/content/types';

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <aside className="version-banner" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </aside>
  );
}

/** Shows a notice on a page that is a draft or unlisted (BLD-08). */
export function DraftOrUnlistedNotice({ doc }: { doc: Pick<Doc, 'draft' | 'unlisted'> }) {
  return (
    <>
      {doc.draft && <Notice title={draftTitle} text={draftText} />}
      {doc.unlisted && <Notice title={unlistedTitle} text={unlistedText} />}
    </>
  );
}
