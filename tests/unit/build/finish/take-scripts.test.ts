import { expect, it } from 'vitest';
import { takeScripts } from '@/build/finish/next-internals';

const runtime = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});';
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const own = '<script>early()</script><script src="/old.js" noModule=""></script>';

const draw = (...data: string[]) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/>` +
  `<link rel="preload" href="/imported.js" as="script" fetchPriority="low"/><script src="/a.js" async=""></script>${own}</head>` +
  `<body><p>text</p><script id="_R_">${runtime}</script><script src="/b.js" async=""></script><script src="/a.js" async=""></script>` +
  `<script>${start}</script>${data.map((text) => `<script>self.__next_f.push([1,"${text}"])</script>`).join('')}</body></html>`;

it('removes the scripts of Next.js from a page, including those that are only preloaded', () => {
  expect(takeScripts(draw('x'))).toEqual({
    html: `<html><head>${own}</head><body><p>text</p></body></html>`,
    files: ['/a.js', '/b.js', '/imported.js'],
    code: `${runtime}\n${start}\nself.__next_f.push([1,"x"])`,
  });
});

it("VER-16 joins the parts of the page's data, wherever React split it", () => {
  const text = String.raw`a\n\"])\u003cb`;
  expect(takeScripts(draw(text, 'c', 'd'))).toEqual(takeScripts(draw(`${text}cd`)));
});
