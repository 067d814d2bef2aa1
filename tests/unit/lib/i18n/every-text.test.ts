import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { readMessageModule } from '@/build/messages/read-message-module';
import { translateModule } from '@/build/messages/write-messages';
import { messagesDir } from '@/build/messages/write-messages';

type Message = string | ((...values: unknown[]) => Parameters<typeof renderToStaticMarkup>[0]);

/** Returns the text of a message with `[name]` as the value of the parameter `name`. */
function show(message: Message, placeholders: readonly string[]): string {
  if (typeof message === 'string') return message;
  const values = placeholders.map((name) => `[${name}]`);
  // Plurals have the language as their last parameter.
  return renderToStaticMarkup(message(...values, 'en'));
}

it.each(readdirSync(messagesDir))(
  'LOC-02 LOC-05 LOC-07 every text of the message module %s can be translated',
  async (name) => {
    mkdirSync('.cache', { recursive: true });
    const dir = mkdtempSync('.cache/messages-');
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    const source = readFileSync(join(messagesDir, name), 'utf8');
    const { messages } = readMessageModule(name, source);
    const words = Object.fromEntries(
      messages.map(({ id, placeholders }) => [
        id,
        `«${placeholders.map((value) => `{${value}}`).join(' ')}»`,
      ]),
    );
    writeFileSync(join(dir, name), translateModule(name, source, words));
    const translated = (await import(join(process.cwd(), dir, name))) as Record<string, Message>;
    expect(Object.keys(translated).toSorted()).toEqual(messages.map((message) => message.name).toSorted());
    for (const message of messages) {
      const shown = show(translated[message.name] ?? '', message.placeholders);
      expect(shown).toBe(`«${message.placeholders.map((value) => `[${value}]`).join(' ')}»`);
    }
  },
);
