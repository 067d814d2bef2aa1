import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { siteNames, type Site, type SiteName } from './sites/site';

/** Figures of one row; undefined for sites that have none. */
export type Figures = Partial<Record<SiteName, number>>;

/** One row of a table. */
export interface Row {
  label: string;
  figures: Figures;
  /** Decimals to print; 0 by default. */
  digits?: number;
  /**
   * The target for this site: a largest value, a share of a peer's value (by default, of the best peer), or a smallest
   * value. With a smallest value, larger is better.
   */
  target?: { limit: number } | { share: number; peer?: SiteName } | { atLeast: number };
}

/** A table of the report. */
export interface Section {
  title: string;
  /** How the figures were measured, in one sentence or two. */
  method: string;
  rows: Row[];
}

const peers = siteNames.filter((name) => name !== 'ours');

/** Returns the figure to compare with: that of a peer, or the smallest of all peers. */
function getReference(figures: Figures, peer: SiteName | undefined): number {
  if (peer) return figures[peer] ?? Number.NaN;
  return Math.min(...peers.flatMap((name) => figures[name] ?? []));
}

/** Returns the cells "ratio to the best peer" and "target". */
function judge({ figures, target, digits = 0 }: Row): [string, string] {
  const ours = figures.ours ?? Number.NaN;
  if (target && 'atLeast' in target) {
    const { atLeast } = target;
    return ['–', judgeLimit(ours >= atLeast, `≥ ${atLeast}`, (atLeast - ours).toFixed(digits))];
  }
  const best = getReference(figures, undefined);
  const ratio = Number.isFinite(best) ? (ours / best).toFixed(2) : '–';
  if (!target) return [ratio, ''];
  const limit = 'limit' in target ? target.limit : target.share * getReference(figures, target.peer);
  if (!Number.isFinite(limit)) return [ratio, 'not measured'];
  const words =
    'limit' in target
      ? `≤ ${target.limit}`
      : `≤ ${target.share} × ${target.peer ?? 'best peer'} = ${limit.toFixed(digits)}`;
  return [ratio, judgeLimit(ours <= limit, words, `${((ours / limit - 1) * 100).toFixed(0)} %`)];
}

const judgeLimit = (isMet: boolean, limit: string, difference: string): string =>
  `${limit}: ${isMet ? 'met' : `**missed by ${difference}**`}`;

function formatSection({ title, method, rows }: Section, sites: readonly Site[]): string {
  const head = ['', ...sites.map(({ label }) => label), 'ours ÷ best', 'target'];
  const lines = rows.map((row) => {
    const cells = sites.map(({ name }) => row.figures[name]?.toFixed(row.digits ?? 0) ?? '–');
    return [row.label, ...cells, ...judge(row)];
  });
  const table = [
    head,
    head.map((_, index) => (index === 0 || index === head.length - 1 ? '---' : '--:')),
    ...lines,
  ];
  const text = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${title}\n\n${today()}. ${method}\n\n${text}\n`;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Reads the sections of a report by title, each from its title on; empty if there is no report. */
function readSections(file: string): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = text.split(/^## /m).slice(1);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]));
}

/** Writes the table of a section into a Markdown report, and keeps the report's other sections. */
export function writeSection(
  file: string,
  title: string,
  section: Section,
  sites: readonly Site[],
  notes: readonly string[],
): void {
  const machine = `${cpus().length} cores, Node.js ${process.version}. This file is written by a script; do not edit it.`;
  const texts = readSections(file);
  texts.delete('Notes');
  texts.set(section.title, formatSection(section, sites));
  texts.set('Notes', `Notes\n\n${notes.map((note) => `- ${note}`).join('\n')}\n`);
  const body = [...texts.values()].map((text) => `## ${text.trim()}\n`).join('\n');
  writeFileSync(file, `# ${title}\n\n${machine}\n\n${body}`);
}
