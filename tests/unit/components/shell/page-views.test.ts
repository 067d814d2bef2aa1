// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countPageViews, type ReportRendered } from '@/components/shell/page-views';

type Call = unknown[];
const { pushState, replaceState } = history;
let calls: Call[];
let counting: AbortController;
let report: ReportRendered;

/** Sets the title and the address in the head, as a page does. */
function setHead(title: string, path: string | null) {
  document.title = title;
  document.querySelector('meta')?.remove();
  if (path === null) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'og:url');
  meta.content = `https://docs.example.org${path}`;
  document.head.append(meta);
}

function start(anonymizeIP = true) {
  counting = new AbortController();
  report = countPageViews({ id: 'G-1', anonymizeIP }, counting.signal);
}
const sent = () => calls.filter(([name]) => name === 'event').map(([, , facts]) => facts);

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  window.gtag = (...call) => void calls.push(call);
  history.replaceState(null, '', '/a');
  setHead('A', '/a');
});

afterEach(() => {
  counting.abort();
  delete window.gtag;
});

it('AN-05 analytics does not anonymize the IP address if the setting is off', () => {
  start(false);
  expect(calls.find(([name]) => name === 'config')).toEqual(['config', 'G-1', { page_path: '/a' }]);
});

it('AN-01 analytics counts a changed hash, but never one with the reader’s answers in the setup generator', async () => {
  start();
  history.replaceState(null, '', '/a#archive=orthanc&name=pacs.clinic.example');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual([]);
  history.replaceState(null, '', '/a#findings');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual([{ page_path: '/a#findings' }]);
  expect(JSON.stringify(calls)).not.toContain('pacs.clinic');
});

it('AN-04 analytics waits one second before it counts a page whose head has no address', async () => {
  start();
  history.pushState(null, '', '/b');
  setHead('B', null);
  report('/b', '');
  await vi.advanceTimersByTimeAsync(999);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([{ page_path: '/b' }]);
});

it('AN-04 analytics never counts a page before it has a title', async () => {
  start();
  history.pushState(null, '', '/b');
  setHead('', null);
  report('/b', '');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
  setHead('B', '/b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual([{ page_path: '/b' }]);
});

it('AN-01 analytics counts neither a page that is left before it is shown nor the return to the previous one', async () => {
  start();
  history.pushState(null, '', '/b');
  history.pushState(null, '', '/c');
  setHead('C', '/c');
  report('/c', '');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([{ page_path: '/c' }]);
  history.pushState(null, '', '/d');
  report('/d', '');
  history.replaceState(null, '', '/c');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toHaveLength(1);
});

it('AN-01 analytics counts nothing once it is stopped, and restores the history methods', async () => {
  start();
  counting.abort();
  expect([history.pushState, history.replaceState]).toEqual([pushState, replaceState]);
  history.pushState(null, '', '/a#later');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
});
