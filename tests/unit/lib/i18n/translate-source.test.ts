import { describe, expect, it } from 'vitest';
import { translateSource } from '@/lib/i18n/translate-source';

const imports = "import { translate } from '@/lib/i18n/translate';\n";
const german = { 'a.close': 'Schließen', 'a.count': '{count} von `{total}`', 'a.see': 'Mehr: {link}!' };
const put = (code: string, words = german) => translateSource('x.tsx', imports + code, words).trim();

describe('translateSource', () => {
  it('LOC-05 puts the words of the language in the place of a call, and takes the import out', () => {
    expect(put("const label = translate({ id: 'a.close', message: 'Close', description: 'x' });")).toBe(
      'const label = "Schließen";',
    );
    expect(put("const label = translate({ message: 'Close' });", { ...german, Close: 'Zu' } as never)).toBe(
      'const label = "Zu";',
    );
  });

  it('LOC-05 without an entry the message is put in, else the id', () => {
    expect(put("say(translate({ id: 'b', message: 'Open' }))")).toBe('say("Open")');
    expect(put("say(translate({ id: 'toString' }))")).toBe('say("toString")');
  });

  it('LOC-07 values become parts of a text, in the order of the language; unknown placeholders stay', () => {
    expect(
      put("translate({ id: 'a.count', message: '{count} of {total} {x}' }, { count, total: f(1) })"),
    ).toBe('`${count} von \\`${f(1)}\\``');
    expect(put("translate({ message: '{a} and {b}' }, { a: 1 })")).toBe('`${1} and {b}`');
  });

  it('LOC-07 elements stay elements, and what stands in a value is put in as well', () => {
    const element = `import { Translate } from '@/components/translate/translate';
const text = (
  <Translate id="a.see" values={{ link: <a href="/">{translate({ id: 'a.close' })}</a> }}>
    {'More: {link}.'}
  </Translate>
);`;
    expect(put(element)).toContain('<>{"Mehr: "}{<a href="/">{"Schließen"}</a>}{"!"}</>');
  });

  it('lines stay where they are', () => {
    const source = "translate({\n  id: 'a.close',\n});\nlast();";
    expect(
      translateSource('x.ts', imports + source, german)
        .split('\n')
        .indexOf('last();'),
    ).toBe(4);
  });

  it('a module that says nothing, or has a function of that name of its own, is left alone', () => {
    const own = 'const translate = (x: object) => x;\ntranslate({ message: y });';
    expect(translateSource('x.ts', own, german)).toBe(own);
  });

  it.each([
    ['translate({ id })', 'x.tsx:2:1 "id" must be text that is written out.'],
    ['translate(declaration)', 'x.tsx:2:1 The text must be written out'],
    ["f(translate({ message: 'a' + b }))", 'x.tsx:2:3 "message" must be text'],
    ["translate({ message: 'a' }, values)", 'x.tsx:2:1 The values must be written out'],
    ['translate({})', 'x.tsx:2:1 A translation needs at least an id or a message.'],
  ])('LOC-04 %s stops the build with its place', (code, fault) => {
    expect(() => put(code)).toThrow(fault);
  });

  it('LOC-06 an element in <Translate>, or words without braces, stop the build', () => {
    const element = (child: string) =>
      `import { Translate } from '../translate/translate';\nconst x = <Translate id="a">${child}</Translate>;`;
    expect(() => translateSource('x.tsx', element('<b />'), german)).toThrow('x.tsx:2:11 The only child');
    expect(() => translateSource('x.tsx', element('words'), german)).toThrow('x.tsx:2:11 The only child');
  });
});
