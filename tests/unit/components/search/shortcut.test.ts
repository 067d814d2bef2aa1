// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  isEditableElement,
  isCtrlOrCmdK,
  areShortcutsOn,
  setShortcutsOn,
  isCharacterKey,
  type KeyPress,
} from '@/components/search/shortcut';

const released = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const press = (part: Partial<KeyPress>): KeyPress => ({ key: 'k', code: 'KeyK', ...released, ...part });

it('SM-04 keys that open the search are Ctrl+K and Cmd+K, by the letter', () => {
  expect(isCtrlOrCmdK(press({ ctrlKey: true }))).toBe(true);
  expect(isCtrlOrCmdK(press({ metaKey: true, key: 'K' }))).toBe(true);
  expect(isCtrlOrCmdK(press({ ctrlKey: true, key: 'k', code: 'KeyV' }))).toBe(true);
  expect(isCtrlOrCmdK(press({ ctrlKey: true, key: 't', code: 'KeyK' }))).toBe(false);
});

it.each(['ㅏ', 'л', 'Process', 'ן'])('SM-04 keys are found by their place where they type "%s"', (key) => {
  expect(isCtrlOrCmdK(press({ ctrlKey: true, key }))).toBe(true);
});

it('SM-07 keys that open the search are no other combination', () => {
  expect(isCtrlOrCmdK(press({}))).toBe(false);
  const others = ['altKey', 'shiftKey', 'metaKey', 'isComposing'];
  expect(others.filter((other) => isCtrlOrCmdK(press({ ctrlKey: true, [other]: true })))).toEqual([]);
  expect(isCtrlOrCmdK(press({ ctrlKey: true, key: 'f', code: 'KeyF' }))).toBe(false);
});

it('SM-05 SM-06 SM-07 a character key types one character and is no command', () => {
  const signs = ['m', '7', '/', 'é', '漢', '😀'];
  const keys = [...signs, 'Enter', 'Tab', 'F3', 'Escape'];
  expect(keys.filter((key) => isCharacterKey(press({ key })))).toEqual(signs);
  const held = ['ctrlKey', 'metaKey', 'altKey', 'isComposing'];
  expect(held.filter((other) => isCharacterKey(press({ key: 'f', [other]: true })))).toEqual([]);
});

it('SM-05 fields are inputs, lists, text areas and what can be edited', () => {
  document.body.innerHTML = '<input><select></select><textarea></textarea><button></button><p></p>';
  expect([...document.body.children].map(isEditableElement)).toEqual([true, true, true, false, false]);
  const editable = document.createElement('div');
  Object.defineProperty(editable, 'isContentEditable', { value: true });
  expect(isEditableElement(editable)).toBe(true);
  expect(isEditableElement(document)).toBe(false);
});

it('ST-05 the choice of keys lasts for the visit where storage is blocked, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  setShortcutsOn(false);
  vi.unstubAllGlobals();
  expect(areShortcutsOn()).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  setShortcutsOn(true);
});
