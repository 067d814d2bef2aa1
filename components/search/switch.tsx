interface SwitchProps {
  on: boolean;
  onChange: () => void;
  children: string;
}

/** A choice between on and off that takes effect at once. */
export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <label className="search-switch">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={onChange} />
      {children}
    </label>
  );
}
