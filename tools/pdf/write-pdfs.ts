import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import type { VersionModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { PdfFile } from '@/tools/offline/link-copies';
import { getLaunchOptions } from '@/tools/programs/browser';
import { serveFolder } from '@/tools/serve-folder';
import { listBooks, type Book } from './books';
import { composeBook, type BookParts } from './compose-book';
import { readPageNumbers } from './page-numbers';
import { readChapter } from './read-chapter';

/** The finished site that the PDFs are made from. */
export interface FinishedSite {
  outDir: string;
  basePath: string;
  title: string;
  /** Origin of the published site. */
  url: string;
  lang: string;
}

/** Time for loading and printing a book on a busy machine. */
const printLimitMs = 300_000;

const fileOf = (route: string) =>
  `${normalizePath(route) === '/' ? 'index' : normalizePath(route).slice(1)}.html`;

async function readBook(book: Book, site: FinishedSite): Promise<BookParts> {
  const { outDir, basePath, url, title, lang } = site;
  const pages = await Promise.all(
    book.chapters.map(({ route }) => readFile(path.join(outDir, fileOf(route)), 'utf8')),
  );
  const ids = new Map(
    book.chapters.map(({ route }, index) => [basePath + normalizePath(route), `chapter-${index + 1}`]),
  );
  const findChapter = (address: string) => ids.get(address);
  const chapters = book.chapters.map(({ route }, index) =>
    readChapter(pages[index] ?? '', { route: basePath + route, origin: url, findChapter }),
  );
  const styles = [...(pages[0] ?? '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  return {
    siteTitle: title,
    origin: url,
    lang,
    styles,
    book,
    chapters,
    pageNumbers: new Map(),
  };
}

/** Serves a screenshot as JPEG, which PDFs contain as it is. Other pictures become lossless, which takes more space. */
async function serveAsJpeg(route: Route, { outDir, basePath }: FinishedSite): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = path.join(outDir, decodePath(pathname.slice(basePath.length)));
  const body = await sharp(file)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer();
  await route.fulfill({ body, contentType: 'image/jpeg' });
}

/** Prints an HTML document that is part of the site at an address. */
async function print(page: Page, address: string, html: string): Promise<Uint8Array> {
  await page.route(address, (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ outline: true, tagged: true, preferCSSPageSize: true });
  await page.unroute(address);
  return pdf;
}

/**
 * Writes PDFs of parts of a version. Each is printed twice: the second time, the table of contents has page numbers.
 * @param targetDir folder for the PDFs
 * @returns the PDFs that were written
 * @throws Error if the export lacks a page
 */
export async function writePdfs(
  version: VersionModel,
  site: FinishedSite,
  targetDir: string,
): Promise<PdfFile[]> {
  const { outDir, basePath } = site;
  const books = listBooks(version);
  const written: PdfFile[] = [];
  await mkdir(targetDir, { recursive: true });
  const { server, port } = await serveFolder({ dir: outDir, port: 0, basePath });
  const browser = await chromium.launch(getLaunchOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(printLimitMs);
    await page.route('**/*.webp', (route) => serveAsJpeg(route, site));
    const address = `http://localhost:${port}${basePath}/book.html`;
    for (const book of books) {
      const parts = await readBook(book, site);
      const draft = await print(page, address, composeBook(parts));
      const pageNumbers = await readPageNumbers(draft);
      const pdf = await print(page, address, composeBook({ ...parts, pageNumbers }));
      await writeFile(path.join(targetDir, book.file), pdf);
      written.push({ title: book.title, file: book.file, bytes: pdf.length });
    }
  } finally {
    await browser.close();
    server.close();
  }
  return written;
}
