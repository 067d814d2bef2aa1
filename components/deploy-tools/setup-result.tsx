import { Link } from '@/components/link/link';
import type { GeneratedSetup } from '@/lib/deploy-tools/setup/generate';
import { joinParts, type SetupFile, type Step } from '@/lib/deploy-tools/setup/parts';
import { CopyReport } from './copy-report';

const CopyText = ({ name, text }: { name: string; text: string }) => (
  <CopyReport build={() => text} label="Copy" name={`Copy ${name}`} done="Copied." />
);

/** A file, with each part next to what it does. */
function ExplainedFile({ name, about, parts }: SetupFile) {
  return (
    <section className="setup-file" aria-label={name}>
      <div className="setup-file-head">
        <h4>{name}</h4>
        <CopyText name={name} text={joinParts(parts)} />
      </div>
      <p className="tool-note">{about}</p>
      <dl className="setup-parts">
        {parts.map((part, index) => (
          <div key={index}>
            <dt>
              <code>{part.code}</code>
            </dt>
            <dd>{part.about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="setup-steps">
      {steps.map(({ title, about, code }) => (
        <li key={title}>
          <div className="setup-file-head">
            <strong>{title}</strong>
            {code && <CopyText name={title} text={code} />}
          </div>
          <p>{about}</p>
          {code && (
            <pre className="tool-code">
              <code>{code}</code>
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A page that finds mistakes in a setup. */
export interface CheckTool {
  href: string;
  title: string;
}

interface ResultProps {
  setup: GeneratedSetup;
  tools: readonly CheckTool[];
}

/** The generated files, the commands, and how to check that they work. */
export function SetupResult({ setup: { notes, files, steps, checks }, tools }: ResultProps) {
  return (
    <>
      <h3>Before you start</h3>
      <ul className="setup-notes">
        {notes.map(({ text, href }) => (
          <li key={text}>
            {text}{' '}
            <Link href={href} aria-label={`Read more: ${text}`}>
              Read more
            </Link>
          </li>
        ))}
      </ul>
      <h3>Files</h3>
      {files.map((file) => (
        <ExplainedFile key={file.name} {...file} />
      ))}
      <h3>Commands</h3>
      <StepList steps={steps} />
      <h3>Check that it works</h3>
      <StepList steps={checks} />
      <p>If something does not work, these pages find the cause:</p>
      <ul>
        {tools.map(({ href, title }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
