import type { TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Result of one page: its group, and the number of faults by check. */
interface PageResult {
  group: string;
  counts: Record<string, number>;
}

const attachmentName = 'page checks';

/** Attaches the faults of a page to its test, for the table of results. */
export function attachFaults(info: TestInfo, group: string, faults: Record<string, string[]>): Promise<void> {
  const counts = Object.fromEntries(Object.entries(faults).map(([check, list]) => [check, list.length]));
  const body = JSON.stringify({ group, counts } satisfies PageResult);
  return info.attach(attachmentName, { body, contentType: 'application/json' });
}

/** Formats results as a Markdown table: a row per check, a column per group, numbers of faults in the cells. */
export function formatResults(results: readonly PageResult[]): string {
  const groups = [...new Set(results.map(({ group }) => group))];
  const columns = [...groups.map((group) => results.filter((result) => result.group === group)), results];
  const checks = [...new Set(results.flatMap(({ counts }) => Object.keys(counts)))];
  const count = (column: readonly PageResult[], check: string) =>
    column.reduce((sum, { counts }) => sum + (counts[check] ?? 0), 0);
  const rows = [
    ['faults', ...groups, 'all'],
    Array.from({ length: columns.length + 1 }, () => '---'),
    ['pages', ...columns.map((column) => String(column.length))],
    ...checks.map((check) => [check, ...columns.map((column) => String(count(column, check)))]),
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Prints one table of what `every-page.spec.ts` found on all pages. */
export default class TableReporter implements Reporter {
  private readonly results: PageResult[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult) {
    for (const { name, body } of attachments)
      if (name === attachmentName && body) this.results.push(JSON.parse(body.toString()) as PageResult);
  }

  onEnd() {
    if (this.results.length > 0) console.log(`\n${formatResults(this.results)}\n`);
  }
}
