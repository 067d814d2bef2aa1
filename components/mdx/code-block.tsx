export interface CodeBlockProps {
  /** Highlighted lines as HTML from the compile stage, which escapes them. */
  html: string;
  lang: string;
  title?: string | undefined;
  /** Number of the first line, or whether lines are numbered. */
  lineNumbers?: number | boolean | undefined;
}

/**
 * A code block with its title. Plain HTML; `attachCodeButtons` adds the buttons when scripts run.
 * @see acceptance DOC-22..DOC-26
 */
export function CodeBlock({ html, lang, title, lineNumbers }: CodeBlockProps) {
  return (
    <figure className={`code-block theme-code-block language-${lang}`}>
      {title && <figcaption className="code-title">{title}</figcaption>}
      <pre>
        <code
          className={lineNumbers !== undefined && lineNumbers !== false ? 'numbered' : undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  );
}
