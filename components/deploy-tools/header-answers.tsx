import type { CheckedText } from '@/lib/deploy-tools/headers/check-headers';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import {
  isFramed,
  isIsolated,
  lineColumn,
  no,
  noNeed,
  readsArchive,
  requestColumn,
  responsesHeading,
  roleColumn,
  archiveRole,
  configRole,
  fileRole,
  pageRole,
  preflightRole,
  scriptRole,
  styleRole,
  wasmRole,
  statusColumn,
  unknown,
  wrongRole,
  yes,
} from '@/lib/i18n/messages/header-tool';

const roleNames = {
  archive: archiveRole,
  config: configRole,
  file: fileRole,
  page: pageRole,
  preflight: preflightRole,
  script: scriptRole,
  style: styleRole,
  wasm: wasmRole,
};

type Answer = CheckedText['readable'];

const formatAnswer = (answer: Answer, isNeeded = true) => {
  if (answer === 'unknown') return unknown;
  if (answer) return yes;
  return isNeeded ? no : noNeed;
};

/** Answers the questions of the page: can the viewer read the archive, is it isolated, can it be framed. */
export function HeaderAnswers({ checked, situation }: { checked: CheckedText; situation: Situation }) {
  const { isolated, framedBy } = situation;
  const answers: [string, Answer, string][] = [
    [readsArchive, checked.readable, formatAnswer(checked.readable)],
    [isIsolated, checked.isolated, formatAnswer(checked.isolated, isolated)],
  ];
  if (framedBy.trim())
    answers.push([isFramed(framedBy.trim()), checked.framed, formatAnswer(checked.framed)]);
  return (
    <dl className="tool-answers">
      {answers.map(([question, answer, text]) => (
        <div key={question} data-answer={answer}>
          <dt>{question}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists the responses in the text, and what each was taken for. */
export function ReadResponses({ responses }: Pick<CheckedText, 'responses'>) {
  if (responses.length === 0) return null;
  return (
    <>
      <h2 id="responses">{responsesHeading}</h2>
      <div className="tool-table" role="region" aria-labelledby="responses" tabIndex={0}>
        <table className="tool-responses">
          <thead>
            <tr>
              {[lineColumn, requestColumn, statusColumn, roleColumn].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {responses.map(({ line, method, address, status, role }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  <code>
                    {method} {address}
                  </code>
                </td>
                <td>{status}</td>
                <td>{roleNames[role]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="tool-note">{wrongRole}</p>
    </>
  );
}
