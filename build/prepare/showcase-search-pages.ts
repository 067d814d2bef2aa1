import { galleryHeads } from '@/lib/site/gallery-heads';
import type { PageFromData } from '@/lib/search/site-records';
import type { ControlText, KeyboardShortcut, PatternText, ShowcaseTexts } from '@/lib/showcase/texts';
import { getControlRoute, getPatternRoute } from '@/lib/site/showcase-names';

const plain = (text: string) => text.replaceAll('`', '');
const join = (texts: readonly string[]) => plain(texts.join('\n'));
const describeKeys = (rows: readonly KeyboardShortcut[]) =>
  join(rows.map(({ keys, does }) => `${keys.join(', ')}: ${does}`));

function toControlPage(text: ControlText): PageFromData {
  return {
    route: getControlRoute(text.name),
    title: text.name,
    description: plain(text.summary),
    sections: [
      ...text.demos.map(({ id, title, description }) => ({ anchor: id, title, content: plain(description) })),
      { anchor: 'use', title: 'When to use it', content: join([...text.use, ...text.avoid]) },
      { anchor: 'keyboard', title: 'Keyboard', content: describeKeys(text.keyboard) },
      { anchor: 'notes', title: 'Notes', content: join(text.notes) },
    ],
  };
}

function toPatternPage(text: PatternText): PageFromData {
  return {
    route: getPatternRoute(text.id),
    title: text.name,
    description: plain(text.summary),
    sections: [
      {
        anchor: 'parts',
        title: 'What is in it',
        content: join(text.parts.map(({ title, description }) => `${title}: ${description}`)),
      },
      {
        anchor: 'services',
        title: 'What feeds it in the viewer',
        content: join(text.services.map(({ label, does }) => `${label}: ${does}`)),
      },
      { anchor: 'keyboard', title: 'Keyboard', content: describeKeys(text.keyboard) },
      { anchor: 'notes', title: 'Notes', content: join(text.notes) },
    ],
  };
}

/** Returns the text of the showcase pages for the search index. */
export const getShowcaseSearchPages = ({ controls, patterns }: ShowcaseTexts): PageFromData[] => [
  ...Object.entries(galleryHeads).map(([route, head]) => ({ route, ...head, sections: [] })),
  ...controls.map(toControlPage),
  ...patterns.map(toPatternPage),
];
