import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectMessages } from '@/tools/messages/collect-messages';

/** Every script that browsers may load, as one text. */
const scripts = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('out/_next/static', name), 'utf8'))
  .join('\n');
const { messages } = collectMessages('.');

it('LOC-05 scripts hold the words of the site, and neither ids nor what is said to translators', () => {
  expect(scripts).toContain(messages['theme.common.skipToMainContent']?.message);
  expect(scripts).toContain(messages['theme.SearchModal.placeholder']?.message);
  const shipped = Object.entries(messages).flatMap(([id, { description = '' }]) =>
    [id, description].filter((text) => text !== '' && scripts.includes(text)),
  );
  expect(shipped).toEqual([]);
});
