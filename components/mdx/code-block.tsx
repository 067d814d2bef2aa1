'use client';

import { trustHtml } from '@/lib/browser/trusted-html';
import { copyCodeHint, copyCodeLabel, ranInViewer } from '@/lib/i18n/messages/page-tools';

export interface CodeBlockProps {
  /** Highlighted code as HTML, which the compile stage has already escaped. */
  html: string;
  lang: string;
  title?: string | undefined;
  /** True, or the number of the first line, if the lines are numbered. */
  lineNumbers?: number | boolean | undefined;
  /** Version of the viewer in which the code ran. */
  ran?: string | undefined;
}

/**
 * Code block with an optional title. Renders plain HTML; the start script copies the code (`watchCopyButtons`), and
 * `attachWrapButtons` adds a button for long lines. Keys can scroll the code without scripts; `attachWrapButtons` removes
 * the tab stop if nothing is wider than the block. It is a client component because after navigation to a showcase page
 * only the browser can mark the HTML as trusted.
 * @see acceptance DOC-22..DOC-26
 */
export function CodeBlock({ html, lang, title, lineNumbers, ran }: CodeBlockProps) {
  return (
    <figure className={`code-block theme-code-block language-${lang}`}>
      {title && <figcaption className="code-title">{title}</figcaption>}
      <pre tabIndex={0}>
        <code
          className={lineNumbers !== undefined && lineNumbers !== false ? 'numbered' : undefined}
          dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
        />
      </pre>
      <div className="code-buttons" data-no-index="">
        <button
          type="button"
          className="code-button code-button-copy"
          title={copyCodeHint}
          aria-label={copyCodeLabel}
        />
      </div>
      {ran && (
        <p className="code-ran" data-no-index="">
          {ranInViewer(ran)}
        </p>
      )}
    </figure>
  );
}
