interface SwitchProps {
  on: boolean;
  onChange: () => void;
  children: string;
}

/** An on/off switch that takes effect immediately. */
export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <label className="search-switch">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={onChange} />
      {children}
    </label>
  );
}
