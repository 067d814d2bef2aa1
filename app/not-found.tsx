import { translate } from '@/lib/i18n/translate';
import type { Metadata } from 'next';

export const metadata: Metadata = {
  title: translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'Title of the page for addresses that nothing answers',
  }),
};

export default function NotFound() {
  return (
    <main className="docs-main" data-sidebar="none">
      <div className="docs-column prose">
        <h1>
          {translate({
            id: 'theme.NotFound.title',
            message: 'Page Not Found',
            description: 'Title of the page for addresses that nothing answers',
          })}
        </h1>
        <p>
          {translate({
            id: 'theme.NotFound.p1',
            message: 'We could not find what you were looking for.',
            description: 'First paragraph of the page for addresses that nothing answers',
          })}
        </p>
        <p>
          {translate({
            id: 'theme.NotFound.p2',
            message:
              'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
            description: 'Second paragraph of the page for addresses that nothing answers',
          })}
        </p>
      </div>
    </main>
  );
}
