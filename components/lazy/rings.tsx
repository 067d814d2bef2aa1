import { loading } from '@/lib/i18n/messages/failures';

/** The spinner: two rings that grow in turn, and the word for those who do not see them (ERR-03). */
export function Rings() {
  return (
    <>
      <i />
      <i />
      <span className="sr-only">{loading}</span>
    </>
  );
}
