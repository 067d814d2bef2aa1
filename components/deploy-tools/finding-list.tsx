import type { ReactNode, RefObject } from 'react';
import { Link } from '@/components/link/link';
import type { Finding } from '@/lib/deploy-tools/finding';

interface FindingListProps<T extends Finding> {
  text: string;
  findings: readonly T[];
  /** Field with the text, in which readers can look at the place of a finding. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Renders what a tool shows besides. */
  renderMore?: (finding: T) => ReactNode;
}

/** Characters that are shown before and after a finding, if its line is long. */
const around = 60;

/** The line of a finding, with the finding marked. */
function MarkedLine({ text, finding: { start, end } }: { text: string; finding: Finding }) {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextLine = text.indexOf('\n', start);
  const lineEnd = nextLine === -1 ? text.length : nextLine;
  const stop = Math.min(Math.max(end, start + 1), lineEnd, start + around);
  const from = Math.max(lineStart, start - around);
  const to = Math.min(lineEnd, stop + around);
  if (from === to) return null;
  return (
    <code className="finding-line">
      {from > lineStart && '…'}
      {text.slice(from, start).trimStart()}
      <mark>{text.slice(start, stop)}</mark>
      {text.slice(stop, to)}
      {to < lineEnd && '…'}
    </code>
  );
}

/** Selects the place of a finding in a text field, and scrolls to it. */
function selectPlace(field: HTMLTextAreaElement | null, { start, end, line }: Finding): void {
  if (!field) return;
  field.focus();
  field.setSelectionRange(start, Math.max(end, start + 1));
  // Browsers do not scroll to a selection in a text field.
  const lineHeight = field.scrollHeight / Math.max(field.value.split('\n').length, 1);
  field.scrollTop = (line - 4) * lineHeight;
}

/** Lists what a tool found in a text, with a button that leads to each place. */
export function FindingList<T extends Finding>({ text, findings, field, renderMore }: FindingListProps<T>) {
  if (findings.length === 0) return null;
  return (
    <ol className="finding-list">
      {findings.map((finding, index) => {
        const { rule, severity, message, fix, line, column, docs } = finding;
        return (
          <li key={index} className="finding" data-severity={severity}>
            <p className="finding-head">
              <span className="finding-severity">{severity}</span>{' '}
              <button type="button" onClick={() => selectPlace(field.current, finding)}>
                {`Line ${line}, column ${column}`}
              </button>{' '}
              <span className="finding-rule">{rule}</span>
            </p>
            <p>
              {message} {fix}
            </p>
            <MarkedLine text={text} finding={finding} />
            <p>
              <Link href={docs.href}>{docs.title}</Link>
            </p>
            {renderMore?.(finding)}
          </li>
        );
      })}
    </ol>
  );
}
