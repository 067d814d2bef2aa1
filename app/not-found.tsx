import { notFoundAdvice, notFoundText, notFoundTitle } from '@/lib/i18n/messages/pages';
import type { Metadata } from 'next';

export const metadata: Metadata = {
  title: notFoundTitle,
};

export default function NotFound() {
  return (
    <main className="docs-main" data-sidebar="none">
      <div className="docs-column prose">
        <h1>{notFoundTitle}</h1>
        <p>{notFoundText}</p>
        <p>{notFoundAdvice}</p>
      </div>
    </main>
  );
}
