// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isCharacterKey, isCtrlOrCmdK, isEditableElement, type KeyPress } from '@/lib/browser/key-presses';

const released = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const press = (part: Partial<KeyPress>): KeyPress => ({ key: 'k', code: 'KeyK', ...released, ...part });

it('SM-04 Ctrl+K and Cmd+K open the search by the letter, not by the position of the key', () => {
  expect(isCtrlOrCmdK(press({ ctrlKey: true }))).toBe(true);
  expect(isCtrlOrCmdK(press({ metaKey: true, key: 'K' }))).toBe(true);
  expect(isCtrlOrCmdK(press({ ctrlKey: true, key: 'k', code: 'KeyV' }))).toBe(true);
  expect(isCtrlOrCmdK(press({ ctrlKey: true, key: 't', code: 'KeyK' }))).toBe(false);
});

it.each(['ㅏ', 'л', 'Process', 'ן'])(
  'SM-04 Ctrl and the key at the position of K open the search if that key types "%s"',
  (key) => {
    expect(isCtrlOrCmdK(press({ ctrlKey: true, key }))).toBe(true);
  },
);

it('SM-07 K without Ctrl, with a further modifier or in a composition, and Ctrl+F do not open the search', () => {
  expect(isCtrlOrCmdK(press({}))).toBe(false);
  const others = ['altKey', 'shiftKey', 'metaKey', 'isComposing'];
  expect(others.filter((other) => isCtrlOrCmdK(press({ ctrlKey: true, [other]: true })))).toEqual([]);
  expect(isCtrlOrCmdK(press({ ctrlKey: true, key: 'f', code: 'KeyF' }))).toBe(false);
});

it('SM-05 SM-06 SM-07 a key counts as typing for the search if it types one character without modifiers', () => {
  const signs = ['m', '7', '/', 'é', '漢', '😀'];
  const keys = [...signs, 'Enter', 'Tab', 'F3', 'Escape'];
  expect(keys.filter((key) => isCharacterKey(press({ key })))).toEqual(signs);
  const held = ['ctrlKey', 'metaKey', 'altKey', 'isComposing'];
  expect(held.filter((other) => isCharacterKey(press({ key: 'f', [other]: true })))).toEqual([]);
});

it('SM-05 inputs, selects, text areas and contenteditable elements count as editable for shortcuts', () => {
  document.body.innerHTML = '<input><select></select><textarea></textarea><button></button><p></p>';
  expect([...document.body.children].map(isEditableElement)).toEqual([true, true, true, false, false]);
  const editable = document.createElement('div');
  Object.defineProperty(editable, 'isContentEditable', { value: true });
  expect(isEditableElement(editable)).toBe(true);
  expect(isEditableElement(document)).toBe(false);
});
