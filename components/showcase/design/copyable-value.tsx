interface CopyableValueProps {
  value: string;
  /** Notation of the value, e.g. `hex`. */
  form: string;
  /** Name of the token that has the value. */
  of: string;
}

/** A value that `attachCopyButtons` turns into a button in the browser. */
export function CopyableValue({ value, form, of }: CopyableValueProps) {
  return (
    <li>
      <code data-copy={`${form} of ${of}`}>{value}</code>
    </li>
  );
}
