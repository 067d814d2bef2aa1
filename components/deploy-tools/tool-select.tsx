interface ToolSelectProps<T extends string> {
  id: string;
  label: string;
  value: T | undefined;
  options: readonly T[];
  onChange: (value: T) => void;
}

/** A labelled menu. */
export function ToolSelect<T extends string>({ id, label, value, options, onChange }: ToolSelectProps<T>) {
  return (
    <div className="tool-select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as T)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
