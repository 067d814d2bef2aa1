import { useState, type DragEvent, type RefObject } from 'react';

interface ToolInputProps {
  id: string;
  label: string;
  /** Kinds of files in the file dialog, such as `.js,.json`. */
  accept: string;
  /** What the field takes, and what happens with it. */
  hint?: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Text at first; must not change. */
  firstText: string | undefined;
  /** Called after the text has changed. */
  onText: () => void;
}

/** Field for the text that a tool checks, which also takes a file: dropped, or chosen in a dialog. */
export function ToolInput({
  id,
  label,
  accept,
  hint = 'The file is read in this page. It is not sent anywhere, and nothing in it is run.',
  field,
  firstText,
  onText,
}: ToolInputProps) {
  const [error, setError] = useState('');
  const read = async (file: File | undefined) => {
    if (!file || !field.current) return;
    try {
      field.current.setRangeText(await file.text(), 0, field.current.value.length);
      setError('');
      onText();
    } catch {
      setError('The file cannot be read.');
    }
  };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void read(file);
  };
  return (
    <div className="tool-input">
      <div className="tool-input-head">
        <label htmlFor={id}>{label}</label>
        <label className="tool-button">
          Open a file
          <input
            type="file"
            accept={accept}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // The same file can be opened again after a change.
              target.value = '';
            }}
          />
        </label>
      </div>
      {/* Uncontrolled, because React would copy a long text at each key press. */}
      <textarea
        id={id}
        ref={field}
        defaultValue={firstText}
        rows={16}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder="Paste the text here, or drop the file."
        aria-describedby={`${id}-note`}
        onInput={onText}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      />
      <p id={`${id}-note`} className="tool-note">
        {error || hint}
      </p>
    </div>
  );
}
