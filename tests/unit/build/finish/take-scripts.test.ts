import { expect, it } from 'vitest';
import { findStartModules, takeScripts } from '@/build/finish/next-internals';

const runtime = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});';
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const own = '<script src="/old.js" noModule=""></script>';

const draw = (...data: string[]) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/>` +
  `<link rel="preload" href="/imported.js" as="script" fetchPriority="low"/><script src="/a.js" async=""></script>${own}</head>` +
  `<body><p>text</p><script id="_R_">${runtime}</script><script src="/b.js" async=""></script><script src="/a.js" async=""></script>` +
  `<script>${start}</script>${data.map((text) => `<script>self.__next_f.push([1,"${text}"])</script>`).join('')}</body></html>`;

it('the build takes the scripts of Next.js out of a page, and returns their files and the IDs of modules to run', () => {
  expect(takeScripts(draw('x', 'y'), 'x.html')).toEqual({
    html: `<html><head>${own}</head><body><p>text</p></body></html>`,
    files: ['/a.js', '/b.js', '/imported.js'],
    entry: { runtimeModuleIds: [1] },
  });
});

it('the build empties the inline script of the color mode in a page, but keeps its element, which React expects', () => {
  const page = draw('x').replace('<p>', '<script>((e,i)=>{})("data-theme")</script><p>');
  expect(takeScripts(page, 'x.html').html).toContain('<body><script></script><p>');
});

it.each([
  ['none', '<html><head></head><body></body></html>'],
  ['two', draw('x').replace('<p>', `<script>${runtime}</script><p>`)],
])('the build throws if a page has %s of the inline scripts that start Next.js, not one', (_, page) => {
  expect(() => takeScripts(page, 'faq.html')).toThrow(/Next\.js has changed: .* faq\.html /);
});

const modules = [
  '7,(e,t,n)=>{"use strict";e.i(1);let r=e.r(2);r(()=>{let{hydrate:t}=e.r(3);t()})}',
  '4,e=>{e.r(9)}',
  '3,(e,t,n)=>{e.i(1);let u=e.r(5),i=e.r(6)}',
];

it('the build lists the modules that Next.js runs at its start, in order, and throws if it finds none', () => {
  const script = `push([document.currentScript,${modules.join(',')}]);`;
  const entry = { otherChunks: [], runtimeModuleIds: [7] };
  expect(findStartModules(entry, script)).toEqual([1, 2, 5, 6]);
  expect(() => findStartModules(entry, 'push([])')).toThrow(/Next\.js has changed/);
});
