import { expect, it } from 'vitest';
import { parseSiteConfig } from '@/lib/site/schema';
import siteConfig from '@/site.config';

/** Returns the real configuration with one value replaced or added. */
function withValue(path: (string | number)[], value: unknown): unknown {
  const copy: unknown = structuredClone(siteConfig);
  let parent = copy;
  for (const part of path.slice(0, -1)) parent = Reflect.get(Object(parent), part);
  Reflect.set(Object(parent), path.at(-1) ?? '', value);
  return copy;
}

function messageOf(action: () => unknown): string {
  try {
    action();
    return 'accepted';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

const faultOf = (path: (string | number)[], value: unknown) =>
  messageOf(() => parseSiteConfig(withValue(path, value)));

it('DBG-02 parsing site.config.ts returns a valid configuration unchanged', () => {
  expect(parseSiteConfig(siteConfig)).toEqual(siteConfig);
});

it('LKP-07 parsing site.config.ts reports all mistakes at once, with place and allowed values', () => {
  const broken = withValue(
    ['navbar', 'items'],
    [
      { type: 'link', label: 'Docs', to: 3, position: 'left' },
      { type: 'link', label: 'Both', to: '/a', href: 'https://b.org', position: 'left' },
      { type: 'lnk', label: 'X', position: 'left' },
      { type: 'search', position: 'middle' },
      { type: 'search', posiiton: 'left' },
    ],
  );
  Reflect.deleteProperty(Object(broken), 'tagline');
  expect(messageOf(() => parseSiteConfig(broken))).toBe(
    [
      'site.config.ts has 7 faults:',
      '',
      '  tagline is missing.\n    Add it: it must be text.',
      '  navbar.items[0].to must be text, but is a number (3).\n    Correct the value.',
      '  navbar.items[1] needs exactly one of "to" (a page here) and "href" (an address elsewhere).\n    Correct it, or remove the key.',
      '  navbar.items[2].type must be one of "link", "docsVersionDropdown", "localeDropdown", "doc", "docSidebar", "search", but is text ("lnk").\n    Did you mean "link"?',
      '  navbar.items[3].position must be one of "left", "right", but is text ("middle").\n    Correct the value.',
      '  navbar.items[4].position is missing.\n    Add it: it must be one of "left", "right".',
      '  navbar.items[4].posiiton is not a known key.\n    Did you mean "position"? Known keys here: type, position.',
    ].join('\n'),
  );
});

it('AB-02 parsing site.config.ts reports an unknown key with the nearest or all known keys', () => {
  expect(faultOf(['announcementBar', 'colour'], '#fff')).toBe(
    'site.config.ts has 1 fault:\n\n  announcementBar.colour is not a known key.\n    Known keys here: id, content, backgroundColor, textColor, isCloseable.',
  );
  expect(faultOf(['announcementBar', 'isClosable'], true)).toContain('Did you mean "isCloseable"?');
});

it.each([
  ['VER-01', ['versions', 1, 'path'], '/', 'versions must not use a path twice.'],
  ['VER-01', ['versions', 1, 'path'], '/3.9/', 'versions[1].path must start with "/" and not end with one'],
  ['VER-14', ['docs', 'versionPersistence'], 'cookie', 'must be one of "localStorage", "none"'],
  ['LOC-02', ['i18n', 'defaultLocale'], 'de', 'i18n.defaultLocale must be one of the locales.'],
  ['LOC-02', ['i18n', 'locales'], ['en', 'de'], 'i18n.localeConfigs must contain an entry for every locale.'],
  ['LOC-02', ['i18n', 'localeConfigs', 'en', 'direction'], 'up', 'localeConfigs.en.direction must be one of'],
  ['CON-05', ['tableOfContents', 'minHeadingLevel'], 4, 'must not be larger than maxHeadingLevel'],
  ['CON-05', ['tableOfContents', 'maxHeadingLevel'], 7, 'must be at most 6, but is a number (7)'],
  ['RT-26', ['baseUrl'], '/docs', 'baseUrl must start and end with "/"'],
  ['SH-08', ['url'], 'docs.ohif.org', 'url must be a full address such as https://ohif.org, but is text'],
  ['DOC-16', ['docs', 'editUrl'], 'https://x.org/docs', 'docs.editUrl must end with "/"'],
  ['DOC-16', ['docs', 'reportUrl'], 'mailto:docs@x.org', 'docs.reportUrl must contain {body}'],
  ['DOC-16', ['docs', 'reportUrl'], '/report?{body}', 'must start with "https://"'],
  ['DOC-16', ['docs', 'reportUrl'], 'mailto:docs@x.org?subject={title}&body={body}', 'accepted'],
  ['DOC-16', ['docs', 'reportUrl'], null, 'accepted'],
  ['SM-24', ['search', 'missingResultsUrl'], 'https://x.org', 'must contain {query}'],
  ['SM-31', ['search', 'hosted'], { appId: 'A' }, 'search.hosted.apiKey is missing'],
  ['FT-02', ['footer', 'links', 0, 'items'], [], 'footer.links[0].items must have at least 1 entry, but is'],
  ['AB-01', ['announcementBar'], null, 'accepted'],
  ['DOC-16', ['docs', 'editUrl'], null, 'accepted'],
])('%s parsing site.config.ts with the key %j set to %j says: %s', (_, path, value, message) => {
  expect(faultOf(path, value)).toContain(message);
});

it('DBG-02 parsing site.config.ts reports a file that is not a configuration', () => {
  expect(messageOf(() => parseSiteConfig(undefined))).toContain('(whole file) is missing.');
  expect(messageOf(() => parseSiteConfig([]))).toContain(
    '(whole file) must be a group of keys, but is a list.',
  );
});
