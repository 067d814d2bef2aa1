// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { parseLayout, readLayout, writeLayout } from '@/components/ui/resizable-layout';

it.each([
  ['of other panels', '{"upper":30,"side":70}'],
  ['of fewer panels', '{"upper":100}'],
  ['that are not numbers', '{"upper":"30","lower":70}'],
  ['that are negative', '{"upper":-20,"lower":120}'],
  ['that do not add up to 100 %', '{"upper":30,"lower":30}'],
  ['that are null', 'null'],
  ['that are a list', '[30,70]'],
])('SC-08 resizable panels ignore stored sizes %s', (_case, text) => {
  expect(parseLayout(text, ['upper', 'lower'])).toBeNull();
});

it('SC-08 resizable panels treat broken or blocked storage as empty', () => {
  localStorage.setItem('resizable-panels:split', '{broken');
  expect(readLayout('split', ['upper', 'lower'])).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(readLayout('split', ['upper'])).toBeNull();
  expect(() => writeLayout('split', { upper: 100 })).not.toThrow();
});
