import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Page Not Found' };

export default function NotFound() {
  return (
    <main className="docs-main" data-sidebar="none">
      <div className="docs-column prose">
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know their
          link is broken.
        </p>
      </div>
    </main>
  );
}
