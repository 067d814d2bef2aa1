// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countPageViews, type PageViews } from '@/components/shell/page-views';

type Call = unknown[];
const { pushState, replaceState } = history;
let calls: Call[];
let views: PageViews | undefined;

/** What a page puts into the head: its title and its own address. */
function setHead(title: string, path: string | null) {
  document.title = title;
  document.querySelector('meta')?.remove();
  if (path === null) return;
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'og:url');
  meta.content = `https://docs.example.org${path}`;
  document.head.append(meta);
}

const start = () => (views = countPageViews({ id: 'G-1', anonymizeIP: true }));
const sent = () => calls.filter(([name]) => name === 'event').map(([, , facts]) => facts);
const tick = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  window.gtag = (...call) => void calls.push(call);
  history.replaceState(null, '', '/a');
  setHead('A', '/a');
});
afterEach(() => {
  views?.stop();
  views = undefined;
  delete window.gtag;
  delete window.dataLayer;
  vi.useRealTimers();
});

describe('the first view', () => {
  it('AN-03 AN-05 is the config command alone, with the own form of the address', async () => {
    history.replaceState(null, '', '/a/?x=1#y');
    start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls.filter(([name]) => name === 'config')).toEqual([
      ['config', 'G-1', { anonymize_ip: true, page_path: '/a?x=1#y' }],
    ]);
    expect(sent()).toEqual([]);
  });

  it('AN-05 without the setting the address is not shortened', () => {
    views = countPageViews({ id: 'G-1', anonymizeIP: false });
    expect(calls.find(([name]) => name === 'config')).toEqual(['config', 'G-1', { page_path: '/a' }]);
  });

  it('AN-06 without a function of the service commands wait in its queue, as arguments', () => {
    delete window.gtag;
    start();
    const kinds = (window.dataLayer ?? []).map((entry) => Object.prototype.toString.call(entry));
    expect(kinds).toEqual(Array(4).fill('[object Arguments]'));
    expect(Array.from(window.dataLayer?.[3] as ArrayLike<unknown>)).toEqual([
      'config',
      'G-1',
      { anonymize_ip: true, page_path: '/a' },
    ]);
  });
});

describe('a new path', () => {
  it('AN-01 AN-04 counts once its page is rendered and its head is in place, no matter how late', async () => {
    start();
    history.pushState(null, '', '/b');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent()).toEqual([]);
    views?.rendered('/b', '');
    await vi.advanceTimersByTimeAsync(500);
    expect(sent()).toEqual([]);
    setHead('B', '/b');
    await tick();
    expect(sent()).toEqual([{ page_path: '/b' }]);
    expect(calls.slice(-3, -1)).toEqual([
      ['set', 'page_path', '/b'],
      ['set', { page_location: `${location.origin}/b`, page_title: 'B' }],
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toHaveLength(1);
  });

  it('AN-04 a page whose head says no address counts after a while', async () => {
    start();
    history.pushState(null, '', '/b');
    setHead('B', null);
    views?.rendered('/b', '');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([{ page_path: '/b' }]);
  });

  it('AN-01 a page that is left before it was there does not count; going back to the old one is no view', async () => {
    start();
    history.pushState(null, '', '/b');
    history.pushState(null, '', '/c');
    setHead('C', '/c');
    views?.rendered('/c', '');
    await tick();
    expect(sent()).toEqual([{ page_path: '/c' }]);
    history.pushState(null, '', '/d');
    views?.rendered('/d', '');
    history.replaceState(null, '', '/c');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toHaveLength(1);
  });

  it('AN-03 another form of the same path is no new view', async () => {
    start();
    for (const form of ['/a/', '/a.html', '/a/index.html', '/a']) {
      history.replaceState(null, '', form);
      views?.rendered(form, '');
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(sent()).toEqual([]);
  });
});

describe('a new query or hash', () => {
  it('AN-02 a hash counts at once, also one that the browser sets', async () => {
    start();
    history.pushState(null, '', '/a#one');
    await tick();
    location.hash = 'two';
    window.dispatchEvent(new Event('hashchange'));
    await tick();
    expect(sent()).toEqual([{ page_path: '/a#one' }, { page_path: '/a#two' }]);
  });

  it('AN-02 AN-04 a query counts once the page was rendered with it', async () => {
    start();
    history.replaceState(null, '', '/a?q=mode');
    await tick();
    expect(sent()).toEqual([]);
    document.title = 'Results for mode';
    views?.rendered('/a', 'q=mode');
    expect(sent()).toEqual([{ page_path: '/a?q=mode' }]);
    expect(calls.at(-2)).toEqual([
      'set',
      { page_location: `${location.origin}/a?q=mode`, page_title: 'Results for mode' },
    ]);
    history.replaceState(null, '', '/a?q=mode');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent()).toHaveLength(1);
  });

  it('AN-02 a query that the router was not told of counts after a while', async () => {
    start();
    history.replaceState(null, '', '/a?q=mode');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual([{ page_path: '/a?q=mode' }]);
  });
});

it('AN-01 once stopped it counts nothing more, and leaves the history as it was', async () => {
  start().stop();
  expect([history.pushState, history.replaceState]).toEqual([pushState, replaceState]);
  history.pushState(null, '', '/a#later');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([]);
});
