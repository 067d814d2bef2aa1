interface CopyValueProps {
  value: string;
  /** Notation of the value, e.g. `hex`. */
  form: string;
  /** Name of the token. */
  of: string;
}

/** A value that `attachCopying` turns into a button. */
export function CopyValue({ value, form, of }: CopyValueProps) {
  return (
    <li>
      <code data-copy={`${form} of ${of}`}>{value}</code>
    </li>
  );
}
