import { translate } from '@/lib/i18n/translate';

/** The spinner: two rings that grow in turn, and the word for those who do not see them (ERR-03). */
export function Rings() {
  return (
    <>
      <i />
      <i />
      <span className="sr-only">
        {translate({
          id: 'site.loading',
          message: 'Loading...',
          description: 'Said of the spinner by screen readers',
        })}
      </span>
    </>
  );
}
