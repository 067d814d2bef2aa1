import { expectInPage, expectVisible, openReady, waitUntilReady, type EnginePage } from './engine-page';
import type { Check } from './test-site';

/** Waits until these tabs are selected in the first tab sets of the page. */
const expectChosen = (page: EnginePage, ...names: string[]) =>
  expectInPage(
    page,
    names,
    (count) =>
      [...document.querySelectorAll('[role="tab"][aria-selected="true"]')]
        .slice(0, count)
        .map(({ textContent }) => textContent),
    names.length,
  );

/** Waits until the first tab sets of the page show these panels; the others have no height. */
const expectShownPanels = (page: EnginePage, ...values: string[]) =>
  expectInPage(
    page,
    values,
    (count) =>
      [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
        .filter(({ clientHeight }) => clientHeight > 0)
        .slice(0, count)
        .map(({ dataset }) => dataset.value),
    values.length,
  );

const firstSet = '.theme-tabs-container';

const tabsByMouse: Check = async ({ page, fixtures }) => {
  await openReady(page, `${fixtures.origin}/tabs`);
  await expectChosen(page, 'Linux and macOS', 'Linux and macOS', 'B');
  await page.click(`${firstSet} [role="tab"]:nth-child(2)`);
  await expectChosen(page, 'Windows', 'Windows', 'B');
  await expectShownPanels(page, 'windows', 'windows');
  await page.reload();
  await waitUntilReady(page);
  await expectChosen(page, 'Windows', 'Windows', 'B');
  await page.click(`${firstSet} [role="tab"]:nth-child(1)`);
  await expectChosen(page, 'Linux and macOS', 'Linux and macOS', 'B');
  await expectShownPanels(page, 'linux', 'linux');
};

const tabsByKeyboard: Check = async ({ page, fixtures }) => {
  await openReady(page, `${fixtures.origin}/tabs`);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(),
  );
  await page.press('ArrowRight');
  await expectInPage(page, 'Windows', () => document.activeElement?.textContent);
  await page.press('Enter');
  await expectChosen(page, 'Windows', 'Windows');
  await page.press('ArrowRight');
  await page.press('Enter');
  await expectChosen(page, 'Linux and macOS', 'Linux and macOS');
};

const copyCode: Check = async ({ page, fixtures }) => {
  const button = '#copied-as-written ~ figure .code-button-copy';
  await openReady(page, `${fixtures.origin}/code`);
  await page.evaluate((query) => {
    const [copy, { dataset }] = [document.querySelector(query), document.documentElement];
    if (!copy) return;
    new MutationObserver(() => {
      dataset.testLabels = `${dataset.testLabels ?? ''}${copy.getAttribute('aria-label')};`;
    }).observe(copy, { attributeFilter: ['aria-label'] });
  }, button);
  await page.hover('#copied-as-written ~ figure');
  await page.click(button);
  await expectInPage(
    page,
    'Copied;Copy code to clipboard;',
    () => document.documentElement.dataset.testLabels,
  );
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.querySelector('main h1')?.after(field);
    field.focus();
  });
  await page.press('v', 'Control');
  await expectInPage(
    page,
    `const plain = '<b>&amp;</b>';\nconst marked = "quotes" + 'more';\n\n\tconst tabbed = 1;`,
    () => document.querySelector<HTMLTextAreaElement>('main textarea')?.value,
  );
};

const zoom: Check = async ({ page, fixtures }) => {
  const image = 'img.image-main[alt="Circle and square, wide"]';
  await openReady(page, `${fixtures.origin}/images`);
  await expectInPage(
    page,
    'zoom-in',
    (query) => getComputedStyle(document.querySelector(query) as Element).cursor,
    image,
  );
  await page.evaluate(() => {
    const mark = () => document.documentElement.setAttribute('data-test-opened', '');
    document.addEventListener('medium-zoom:opened', mark, true);
  });
  await page.click(image);
  await expectInPage(page, true, () => document.documentElement.hasAttribute('data-test-opened'));
  await expectInPage(page, true, () => {
    const shown = [...document.querySelectorAll('body > .medium-zoom-image--opened')].at(-1);
    return shown ? shown.getBoundingClientRect().width > 700 : false;
  });
  await page.press('Escape');
  await expectInPage(page, 0, () => document.querySelectorAll('.medium-zoom-overlay').length);
  await expectVisible(page, image);
};

/** Interactive parts of a page's text: name in the table of results → check. */
export const contentChecks: Readonly<Record<string, Check>> = {
  'Tabs with the mouse: groups, reload': tabsByMouse,
  'Tabs with the keyboard': tabsByKeyboard,
  'Copy button, checked by pasting': copyCode,
  'Image zoom: open, Escape': zoom,
};
