import { summarise, type Summary } from './statistics';
import type { Speed } from './speeds';
import type { Click } from './visit';

export type SiteName = 'ours' | 'theirs';

/** One visit of one site at one speed. */
export interface Visit {
  round: number;
  site: SiteName;
  speed: Speed['name'];
  clicks: Click[];
}

/** What the goal asks for, in each figure: ours at most this share of theirs. */
export const goal = 0.6;

export interface Comparison {
  ours: Summary;
  theirs: Summary;
  ratio: { min: number; median: number; p95: number };
}

const share = (ours: number, theirs: number) => Math.round((ours / theirs) * 1000) / 1000;

/** Compares both sites at one speed, over all rounds or one. */
export function compare(visits: readonly Visit[], speed: Speed['name'], round?: number): Comparison {
  const times = (site: SiteName) =>
    visits
      .filter(
        (visit) => visit.site === site && visit.speed === speed && (round ?? visit.round) === visit.round,
      )
      .flatMap(({ clicks }) => clicks.map(({ ms }) => ms));
  const [ours, theirs] = [summarise(times('ours')), summarise(times('theirs'))];
  return {
    ours,
    theirs,
    ratio: {
      min: share(ours.min, theirs.min),
      median: share(ours.median, theirs.median),
      p95: share(ours.p95, theirs.p95),
    },
  };
}

const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(9))).join('');

const figures = ({ min, median, p95 }: Omit<Summary, 'count'>) => [min, median, p95];

/** The table for people: each speed over all rounds and by round, then whether the goal is met. */
export function formatReport(visits: readonly Visit[], speeds: readonly Speed[]): string {
  const rounds = [...new Set(visits.map(({ round }) => round))];
  const lines = [line(['ms', 'min', 'median', 'p95'])];
  const verdicts: string[] = [];
  for (const { name, label } of speeds) {
    const all = compare(visits, name);
    lines.push(
      '',
      label,
      line(['  ours', ...figures(all.ours)]),
      line(['  Docusaurus', ...figures(all.theirs)]),
    );
    lines.push(line(['  ratio', ...figures(all.ratio)]));
    for (const round of rounds) {
      const { ours, theirs, ratio } = compare(visits, name, round);
      lines.push(
        `  round ${round}: median ${ours.median} : ${theirs.median} = ${ratio.median}, p95 ${ours.p95} : ${theirs.p95} = ${ratio.p95}`,
      );
    }
    for (const figure of ['median', 'p95'] as const) {
      verdicts.push(`${name} ${figure} ${all.ratio[figure]} ${all.ratio[figure] <= goal ? 'met' : 'missed'}`);
    }
  }
  return [...lines, '', `Goal: each ratio of median and p95 at most ${goal}: ${verdicts.join('; ')}`].join(
    '\n',
  );
}

/** Times by page, medians of all rounds: shows which pages cost most. */
export function formatRoutes(visits: readonly Visit[], speeds: readonly Speed[]): string {
  const routes = visits[0]?.clicks.map(({ route }) => route) ?? [];
  const median = (site: SiteName, speed: Speed['name'], index: number) =>
    summarise(
      visits
        .filter((visit) => visit.site === site && visit.speed === speed)
        .flatMap(({ clicks }) => clicks[index]?.ms ?? []),
    ).median;
  const columns = speeds.flatMap(({ name }) => [[name, 'ours'] as const, [name, 'theirs'] as const]);
  const rows = routes.map((route, index) =>
    line([route, ...columns.map(([speed, site]) => median(site, speed, index))]),
  );
  return [line(['median by page', ...columns.map(([speed, site]) => `${speed[0]} ${site}`)]), ...rows].join(
    '\n',
  );
}
