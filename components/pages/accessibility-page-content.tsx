import { repositoryUrl } from '@/lib/site/constants';
import { TextLink } from './text-link';
import type { SitePageContent } from './site-page';

/** Day of the last review of this statement, in words and for machines. Change it with the text. */
const reviewed = { text: '24 November 2026', date: '2026-11-24' };

const standard =
  'https://www.etsi.org/human-factors-accessibility/en-301-549-v3-the-harmonized-european-standard-for-ict-accessibility';

function Conformance() {
  return (
    <>
      <p>
        The goal is clause 9 (web) of <TextLink href={standard}>EN 301 549</TextLink>, version 3.2.1, which
        adopts levels A and AA of <TextLink href="https://www.w3.org/TR/WCAG21/">WCAG 2.1</TextLink>. The
        tests also cover what levels A and AA of{' '}
        <TextLink href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</TextLink> add, which version 4 of the
        standard adopts.
      </p>
      <p>
        This site is <strong>partially conformant</strong>: the tests cover only a part of the criteria. See
        the <a href="#limits">known limits</a>.
      </p>
      <p>
        The statement covers the pages of this documentation, including the older version that is hosted here.
        It does not cover the viewer itself, archived versions or other websites.
      </p>
    </>
  );
}

function Tests() {
  return (
    <>
      <p>The following is tested in Chromium, on every page:</p>
      <ul>
        <li>
          The rules of <TextLink href="https://github.com/dequelabs/axe-core">axe</TextLink> in dark mode,
          light mode and forced colors, in windows of 1280 px and 320 px. The smaller window equals a zoom of
          400%.
        </li>
        <li>Contrast of text in forced colors, which axe does not measure</li>
        <li>
          Reflow and text spacing: nothing scrolls sideways, and no text is cut off or covered (criteria
          1.4.10 and 1.4.12)
        </li>
        <li>Size of targets: 24 px, or enough space around them (2.5.8)</li>
        <li>
          Keyboard: the Tab key reaches every control, nothing holds the focus, and the focused control is
          visible and has a ring with enough contrast (2.1.1, 2.1.2, 2.4.7, 2.4.11)
        </li>
        <li>Motion: pages do not move if the reader asks for less motion</li>
      </ul>
      <p>
        For each kind of page, what the browser tells screen readers was reviewed: landmarks, headings, names
        and their order. Tests compare every build with this state, and check that the numbers of search
        results and the success of copy buttons are announced (4.1.3).
      </p>
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>No people with disabilities have tested the site.</li>
      <li>No screen reader has been tested with its speech or a Braille display.</li>
      <li>These tests run in Chromium. Safari, Firefox and phones are not covered by them.</li>
      <li>
        Criteria that need judgment, such as whether a text alternative says enough, are left to authors and
        reviewers.
      </li>
      <li>Clips have no sound and no audio description. A text next to each clip describes it.</li>
      <li>Videos on other hosts are linked. Whether they have captions depends on their publishers.</li>
      <li>PDF files are not tested. The pages contain the same text.</li>
      <li>
        Demos of the viewer’s controls shorten long names as the viewer does, and show the full name in a
        tooltip.
      </li>
    </ul>
  );
}

function Feedback() {
  return (
    <>
      <p>
        If something on this site is hard or impossible for you to use,{' '}
        <TextLink href={`${repositoryUrl}/issues/new?title=Accessibility%3A%20`}>
          report it on GitHub
        </TextLink>
        . Include the address of the page, what you tried, and your browser and assistive technology. If you
        have no account on GitHub, write to the{' '}
        <TextLink href="https://community.ohif.org/">community forum</TextLink>. Volunteers answer both.
      </p>
      <p>
        This statement is a self-assessment based on these tests. It was last reviewed on{' '}
        <time dateTime={reviewed.date}>{reviewed.text}</time>.
      </p>
    </>
  );
}

/** Content of the accessibility statement. */
export const accessibilityPageContent: SitePageContent<'/accessibility'> = {
  intro: (
    <p>
      This page states how accessible this documentation is, how that was tested, and where to report a
      barrier.
    </p>
  ),
  sections: {
    conformance: <Conformance />,
    tests: <Tests />,
    limits: <Limits />,
    feedback: <Feedback />,
  },
};
