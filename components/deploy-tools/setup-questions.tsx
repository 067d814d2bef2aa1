import { questionIds, type Answers, type QuestionId, type TextField } from '@/lib/deploy-tools/setup/answers';
import { getLabel, isAsked, listOptions } from '@/lib/deploy-tools/setup/questions';
import { findMistakes, getExamples, listTextFields } from '@/lib/deploy-tools/setup/texts';

interface QuestionsProps {
  answers: Answers;
  onChange: (changed: Partial<Answers>) => void;
}

const fieldLabels: Record<TextField, string> = {
  name: 'Host name of the viewer',
  path: 'Path of the viewer, if it is not at the root',
  archiveAddress: 'DICOMweb address of the archive, as the server opens it',
  corsAddress: 'DICOMweb address of the archive, as browsers open it',
  authority: 'Issuer address of the login server',
  client: 'Client ID',
};

/** A choice, with the reasons why some of its values do not work with the earlier answers. */
function Question({ id, answers, onChange }: QuestionsProps & { id: QuestionId }) {
  const options = listOptions(id, answers);
  const offered = options.filter(({ whyNot }) => !whyNot);
  const refused = options.filter(({ whyNot }) => whyNot);
  return (
    <fieldset className="setup-question">
      <legend>{getLabel(id)}</legend>
      {offered.map(({ value, label }) => (
        <label key={value} className="tool-choice">
          <input
            type="radio"
            name={id}
            value={value}
            checked={answers[id] === value}
            onChange={() => onChange({ [id]: value })}
          />
          {label}
        </label>
      ))}
      {refused.map(({ value, label, whyNot }) => (
        <p key={value} className="tool-note">
          Not possible: {label}. {whyNot}
        </p>
      ))}
    </fieldset>
  );
}

/** Text field that shows an example while it is empty, and says what is wrong with its text. */
function Field({
  field,
  answers,
  mistake,
  onChange,
}: QuestionsProps & { field: TextField; mistake: string | undefined }) {
  const id = `setup-${field}`;
  return (
    <div className="setup-field tool-field">
      <label htmlFor={id}>{fieldLabels[field]}</label>
      <input
        id={id}
        type="text"
        value={answers[field]}
        placeholder={field === 'path' ? '/ohif' : getExamples(answers)[field]}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={300}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistake && `${id}-mistake`}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
      {mistake && (
        <p id={`${id}-mistake`} className="setup-mistake">
          {mistake}
        </p>
      )}
    </div>
  );
}

/** All questions that the answers so far leave open, and the fields for addresses. */
export function SetupQuestions(props: QuestionsProps) {
  const { answers } = props;
  const mistakes = findMistakes(answers);
  return (
    <>
      {questionIds
        .filter((id) => isAsked(id, answers))
        .map((id) => (
          <Question key={id} id={id} {...props} />
        ))}
      {listTextFields(answers).map((field) => (
        <Field key={field} field={field} mistake={mistakes[field]} {...props} />
      ))}
      <p className="tool-note">
        The setup is made in this page. Nothing is sent. The address of the page contains your answers, so you
        can share it as a link; it contains no secrets.
      </p>
    </>
  );
}
