interface CopyValueProps {
  value: string;
  /** What kind of value it is, e.g. `hex`. */
  form: string;
  /** The token. */
  of: string;
}

/** A value to read; scripts make a button of it that copies it (`attachCopying`). */
export function CopyValue({ value, form, of }: CopyValueProps) {
  return (
    <li>
      <code data-copy={`${form} of ${of}`}>{value}</code>
    </li>
  );
}
