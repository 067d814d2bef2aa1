interface CopyValueProps {
  value: string;
  /** Notation of the value, e.g. `hex`. */
  form: string;
  /** Name of the token that has the value. */
  of: string;
}

/** A value that `attachCopying` turns into a button in the browser. */
export function CopyValue({ value, form, of }: CopyValueProps) {
  return (
    <li>
      <code data-copy={`${form} of ${of}`}>{value}</code>
    </li>
  );
}
