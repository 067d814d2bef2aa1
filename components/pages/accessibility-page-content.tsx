import { readPageText } from './read-page-text';
import type { SitePageContent } from './site-page';

/** Day of the last review of this statement, in words and for machines. Change it with the text. */
const reviewed = { text: '23 November 2026', date: '2026-11-23' };

/** Returns the content of the accessibility statement. */
export function getAccessibilityPageContent(): SitePageContent<'/accessibility'> {
  const { intro, sections } = readPageText('/accessibility');
  const feedback = (
    <>
      {sections.feedback}
      <p>
        This statement is a self-assessment based on these tests. It was last reviewed on{' '}
        <time dateTime={reviewed.date}>{reviewed.text}</time>.
      </p>
    </>
  );
  return { intro, sections: { ...sections, feedback } };
}
