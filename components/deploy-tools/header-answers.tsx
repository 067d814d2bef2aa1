import type { CheckedText } from '@/lib/deploy-tools/headers/check-headers';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';

const roleNames = {
  archive: 'answer of the archive',
  config: 'the viewer’s config',
  file: 'another file',
  page: 'the viewer’s page',
  preflight: 'answer to a preflight',
  script: 'a script',
  style: 'a style sheet',
  wasm: 'WebAssembly',
};

type Answer = CheckedText['readable'];

const formatAnswer = (answer: Answer, isNeeded = true) => {
  if (answer === 'unknown') return 'Unknown: the text lacks a response that decides it';
  if (answer) return 'Yes';
  return isNeeded ? 'No' : 'No, and it need not be';
};

/** Answers the questions of the page: can the viewer read the archive, is it isolated, can it be framed. */
export function HeaderAnswers({ checked, situation }: { checked: CheckedText; situation: Situation }) {
  const { isolated, framedBy } = situation;
  const answers: [string, Answer, string][] = [
    ['The viewer can read the archive’s answers', checked.readable, formatAnswer(checked.readable)],
    [
      'The viewer’s page is cross-origin isolated',
      checked.isolated,
      formatAnswer(checked.isolated, isolated),
    ],
  ];
  if (framedBy.trim())
    answers.push([
      `${framedBy.trim()} can show the viewer in a frame`,
      checked.framed,
      formatAnswer(checked.framed),
    ]);
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
      <h2 id="responses">What was read</h2>
      <div className="tool-table" role="region" aria-labelledby="responses" tabIndex={0}>
        <table className="tool-responses">
          <thead>
            <tr>
              {['Line', 'Request', 'Status', 'Taken for'].map((column) => (
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
      <p className="tool-note">
        If a response is taken for the wrong one, write its method and address in the line above it, such as:
        OPTIONS https://pacs.clinic.example/dicom-web/studies
      </p>
    </>
  );
}
