/** A group of rules, which becomes a section of `docs/checks.md`. */
interface RuleGroup {
  title: string;
  /** Name of the rule → the mistake that it reports, as a noun phrase. */
  rules: Readonly<Record<string, string>>;
}

/** All rules of problems. `npm run schemas` writes these descriptions to `docs/checks.md`. */
export const ruleGroups: readonly RuleGroup[] = [
  {
    title: 'Files and front matter',
    rules: {
      'empty-file': 'a file without content',
      'ignored-file': 'a file that is not read, but is named nearly like a page or category file (warning)',
      'file-too-large': 'a file that is too large for a page',
      'not-utf8': 'a file that is not encoded as UTF-8',
      'link-out-of-content': 'a symbolic link that leads out of the content folder, or nowhere',
      'missing-content-folder': 'a version without its content folder or without pages',
      'invalid-address': 'a file name or slug that cannot be an address',
      'frontmatter-fence': 'a missing or misplaced `---` line',
      'invalid-frontmatter-yaml': 'front matter that is not valid YAML',
      'unknown-frontmatter-key': 'a key that does not exist, with the closest one that does',
      'invalid-frontmatter-value': 'a value of the wrong type or form',
      'duplicate-doc-id': 'two files with the same doc id',
      'duplicate-route':
        'two pages with the same address (warning; an error if one is the generated page of a category)',
      'site-page-address': 'a page outside any version at an address that the docs could have',
      'unknown-doc-id': 'a doc id that no page has',
      'unknown-sidebar-id': 'a sidebar that does not exist',
      'no-last-update': 'a missing git history, so that pages cannot show when they changed (warning)',
    },
  },
  {
    title: 'Category files and the sidebar',
    rules: {
      'empty-category': 'a category without pages',
      'empty-category-file': 'a category file without keys',
      'invalid-category-file': 'a category file that cannot be parsed',
      'unknown-category-key': 'a key that does not exist',
      'invalid-category-value': 'a value of the wrong type',
      'orphan-page': 'a page that neither the sidebar nor another page links to (warning)',
    },
  },
  {
    title: 'Links and images',
    rules: {
      'broken-link': 'a link to an address that does not exist, or to a draft',
      'broken-markdown-link': 'a link to a Markdown file that does not exist',
      'broken-anchor': 'a link to a heading or id that the page does not have (warning)',
      'empty-link': 'a link without an address or without text',
      'missing-image': 'an image file that does not exist',
      'broken-image': 'an image file that cannot be read',
      'missing-file': 'a file that a page loads, or a preview image, that does not exist',
      'foreign-host': 'something from another host, which the policy of the page blocks',
      'image-without-text': 'an image without alternative text (warning)',
      'unused-image': 'an image file that no page shows (warning)',
      'unknown-screenshot': 'a screenshot that is not in the list of its version',
      'invalid-screenshots': 'an invalid entry in the list of screenshots',
      redirect: 'an old address that is in use, given twice, or leads nowhere or in a circle',
      'broken-external-link': 'another host that does not answer (`npm run check:external`)',
      'moved-external-link': 'an address that has moved for good (`npm run check:external`, warning)',
      'unsure-external-link': 'a host that refuses automated requests (`npm run check:external`, warning)',
    },
  },
  {
    title: 'Text',
    rules: {
      'single-h1': 'a page with no top heading, with two, or with one that does not name the page',
      'heading-skips-level': 'a heading that skips a level, such as `####` below `##` (warning)',
      'invalid-heading': 'a heading without text, or whose id contains spaces (warning)',
      'duplicate-anchor': 'an id that is used twice on a page (warning)',
      'short-page': 'a page with too few words; `short_page: true` allows it',
      'empty-section': 'a heading with nothing below it',
      'unfinished-text': '"TODO" and similar notes',
      term: 'a word that `content/writing.json` spells differently',
      phrase: 'a phrase that `content/writing.json` avoids, in pages that it lists as edited',
      'checked-against': 'a page that does not name its viewer version or source files',
      glossary: 'a faulty entry of `content/glossary.yaml`',
      'search-synonyms': 'a faulty entry of `content/search-synonyms.yaml`',
      'showcase-text': 'a faulty entry of a file in `content/showcase`',
    },
  },
  {
    title: 'Markdown and components',
    rules: {
      'mdx-syntax': 'text that is not valid MDX, with the usual fix',
      'unknown-component': 'a component that pages cannot use',
      'missing-attribute':
        'a component without an attribute that it needs, such as a `<Video>` without a title',
      'code-in-page': 'an import, an export, an event handler, or other code in a page',
      'unknown-directive':
        'a `:::` block of an unknown type, shown as info, or an attribute it does not have (warning)',
      'page-head': 'an element that belongs in the head of a page, or a script or style element',
      'unclosed-directive': 'a `:::` block without an end',
      'stray-directive': 'a `:::` line that opens or closes nothing',
      'stray-markdown':
        'Markdown that is displayed as text, such as a link with spaces in its address, and table cells or footnotes that are not displayed (warning)',
      'component-prop':
        'an attribute or type that a component does not have (warning), or a `<ThemedImage>` without one of its images',
      'tab-set': 'tabs with missing or duplicate values, or a query parameter without a name',
      diagram: 'a `mermaid` block that cannot be drawn, or has no title or alternative text',
      'page-not-rendered': 'an element or component that cannot be rendered',
    },
  },
  {
    title: 'Code samples',
    rules: {
      'unclosed-code-block': 'a code block without an end (warning)',
      'code-meta': 'an attribute of a code block that does not exist or has a wrong value',
      'highlight-comment': 'a highlighting comment that is misspelled or has no effect',
      'sample-meta': 'an attribute for the sample checker that is wrong',
      'sample-language': 'a language without a checker',
      'sample-types': 'a script that does not compile against the types of the viewer',
      'sample-syntax': 'a script with a syntax error',
      'sample-diff': 'a diff whose sides do not parse',
      'sample-viewer': 'a command, file, module or name that this version of the viewer does not have',
      'sample-settings': 'a configuration that the viewer would not accept',
      'sample-shape': 'a fragment with the wrong form for its `part`',
      'sample-shell': 'a shell command that shellcheck rejects',
      'sample-powershell': 'a PowerShell command with an error',
      'sample-nginx': 'a configuration that nginx rejects',
      'sample-docker': 'a Dockerfile with an error',
      'sample-json': 'JSON with an error',
      'sample-yaml': 'YAML with an error',
      'sample-xml': 'XML with an error',
      'sample-html': 'HTML with an error',
      'sample-css': 'CSS with an error',
      'sample-http': 'an HTTP message with an error',
    },
  },
  {
    title: 'Site',
    rules: {
      'navbar-item': 'a navbar item that names a doc, sidebar or plugin that does not exist',
      'page-without-default-export': 'a page module in `app` that cannot be rendered',
      'security-contact-expires':
        'a security contact that expires within 60 days of the last commit (warning)',
    },
  },
];
