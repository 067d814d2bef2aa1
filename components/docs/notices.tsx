import { translate } from '@/lib/i18n/translate';
import type { Doc } from '@/lib/content/types';

/** Says that a page is a draft or unlisted (BLD-08). */
export function Notices({ doc }: { doc: Doc }) {
  return (
    <>
      {doc.draft && (
        <aside
          className="version-banner"
          aria-label={translate({
            id: 'theme.contentVisibility.draftBanner.title',
            message: 'Draft page',
            description: 'Title of the notice on a page that is a draft',
          })}
        >
          <p>
            <strong>
              {translate({
                id: 'theme.contentVisibility.draftBanner.title',
                message: 'Draft page',
                description: 'Title of the notice on a page that is a draft',
              })}
            </strong>
          </p>
          <p>
            {translate({
              id: 'theme.contentVisibility.draftBanner.message',
              message:
                'This page is a draft. It will only be visible in dev and be excluded from the production build.',
              description: 'Text of the notice on a page that is a draft',
            })}
          </p>
        </aside>
      )}
      {doc.unlisted && (
        <aside
          className="version-banner"
          aria-label={translate({
            id: 'theme.contentVisibility.unlistedBanner.title',
            message: 'Unlisted page',
            description: 'Title of the notice on a page that is unlisted',
          })}
        >
          <p>
            <strong>
              {translate({
                id: 'theme.contentVisibility.unlistedBanner.title',
                message: 'Unlisted page',
                description: 'Title of the notice on a page that is unlisted',
              })}
            </strong>
          </p>
          <p>
            {translate({
              id: 'theme.contentVisibility.unlistedBanner.message',
              message:
                'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
              description: 'Text of the notice on a page that is unlisted',
            })}
          </p>
        </aside>
      )}
    </>
  );
}
