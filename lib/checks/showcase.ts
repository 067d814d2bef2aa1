import type { Problem } from '@/lib/content/types';
import { toRouteKey } from '@/lib/docs/link-index';
import { getControlFolder, getPatternTextFile, listSources, readSource } from '@/lib/showcase/control-files';
import type { FindComponent } from '@/lib/showcase/find-components';
import { getDemoName } from '@/lib/showcase/get-demo-name';
import type { ControlFacts, PatternFacts, ShowcaseTexts } from '@/lib/showcase/types';
import { nearestTarget } from './nearest-target';

/** Files of a control's folder that are no demos of its page. */
const otherFiles = new Set(['demos.ts', 'gallery-demo.tsx', 'control-text.ts']);

/** Ids that other sections of a control's page have. */
const reservedIds: ReadonlySet<string> = new Set(['props', 'keyboard', 'use', 'notes', 'related', 'import']);

interface Place {
  root: string;
  find: FindComponent;
  routes: ReadonlyMap<string, string> | null;
}

type Finding = Pick<Problem, 'rule' | 'message' | 'hint'>;

const lineOf = (text: string, needle: string) =>
  Math.max(1, text.split('\n').findIndex((line) => line.includes(needle)) + 1);

/**
 * Reports inconsistencies between texts, demos and controls: a demo without a file or the reverse, a demo with another
 * name than its file, a demo that `demos.ts` does not export, a listed component that is not exported with its
 * `…Props`, a prop without a description, and broken links.
 *
 * @param find looks up an exported component
 * @param routes valid targets of links, by key; null = links are not checked
 * @see acceptance SC-04, SC-05, BLD-01
 */
export function checkShowcase(
  root: string,
  { controls, patterns }: ShowcaseTexts,
  find: FindComponent,
  routes: ReadonlyMap<string, string> | null,
): Problem[] {
  const place: Place = { root, find, routes };
  return [
    ...controls.flatMap((control) => checkControl(control, place)),
    ...patterns.flatMap((pattern) => checkPattern(pattern, place)),
  ];
}

function createReport(root: string, file: string) {
  const text = readSource(root, file) ?? '';
  return (needle: string, finding: Finding): Problem => ({
    file,
    line: lineOf(text, needle),
    column: 1,
    ...finding,
    severity: 'error',
  });
}

function checkControl(control: ControlFacts, place: Place): Problem[] {
  const report = createReport(place.root, `${getControlFolder(control.name)}/control-text.ts`);
  return [
    ...checkDemos(control, place, report),
    ...control.props.flatMap((name) => checkComponent(name, place, report)),
    ...checkHrefs(control.related, place, report),
  ];
}

type Report = ReturnType<typeof createReport>;

function checkDemos({ name, demos }: ControlFacts, { root }: Place, report: Report): Problem[] {
  const folder = getControlFolder(name);
  const files = listSources(root, folder);
  const listed = new Set(demos.map(({ id }) => `${id}.tsx`));
  const exports = readSource(root, `${folder}/demos.ts`) ?? '';
  const isExported = (id: string) => exports.includes(`'./${id}'`);
  const isNamed = (id: string) =>
    new RegExp(`export (?:function|const) ${getDemoName(name, id)}\\b`).test(
      readSource(root, `${folder}/${id}.tsx`) ?? '',
    );
  const demoProblem = (needle: string, message: string, hint: string) =>
    report(needle, { rule: 'showcase-demo', message, hint });

  function checkDemo(id: string): Problem[] {
    const file = `${folder}/${id}.tsx`;
    const demoName = getDemoName(name, id);
    const hasFile = files.includes(`${id}.tsx`);
    const faults = [
      !hasFile && [`The demo "${id}" has no file ${file}.`, 'Write it, or take the demo out of the text.'],
      hasFile &&
        !isNamed(id) && [
          `${file} does not export ${demoName}.`,
          `Write: export function ${demoName}() { … }.`,
        ],
      !isExported(id) && [
        `The demo "${id}" is missing in ${folder}/demos.ts.`,
        `Add "export * from './${id}';" there.`,
      ],
      reservedIds.has(id) && [`The page has a section "${id}" of its own.`, 'Give the demo another name.'],
    ].filter((fault) => fault !== false);
    return faults.map(([message = '', hint = '']) => demoProblem(`'${id}'`, message, hint));
  }

  const unlisted = files.filter((file) => !listed.has(file) && !otherFiles.has(file));
  return [
    ...demos.flatMap(({ id }) => checkDemo(id)),
    ...unlisted.map((file) => {
      const message = `${folder}/${file} is a demo that the text does not list.`;
      return demoProblem('demos', message, 'List it under `demos`, or delete the file.');
    }),
  ];
}

function checkComponent(name: string, { find }: Place, report: Report): Problem[] {
  const component = find(name);
  if (!component)
    return [
      report(`'${name}'`, {
        rule: 'showcase-props',
        message: `No control exports "${name}" together with the type ${name.replaceAll('.', '')}Props.`,
        hint: 'Correct the name, or export both.',
      }),
    ];
  return component.props
    .filter(({ description }) => description === '')
    .map((prop) => ({
      file: component.file,
      line: prop.line,
      column: 1,
      rule: 'showcase-props',
      message: `The prop "${prop.name}" of ${name} has no description.`,
      hint: 'Put a doc comment above it: `/** … */`.',
      severity: 'error',
    }));
}

function checkHrefs(links: readonly { href: string }[], { routes }: Place, report: Report): Problem[] {
  if (routes === null) return [];
  return links
    .map(({ href }) => href)
    .filter((href) => href.startsWith('/') && !routes.has(toRouteKey(href.replace(/[?#].*$/, ''))))
    .map((href) => {
      const nearest = nearestTarget(href, [...routes.values()]);
      return report(href, {
        rule: 'broken-link',
        message: `The link "${href}" leads to no page.`,
        hint: nearest === null ? 'Correct the address.' : `Did you mean "${nearest}"?`,
      });
    });
}

function checkPattern({ id, sources, controls, services }: PatternFacts, place: Place): Problem[] {
  const report = createReport(place.root, getPatternTextFile(id));
  return [
    ...sources
      .filter((source) => readSource(place.root, source.path) === null)
      .map((source) =>
        report(source.path, {
          rule: 'showcase-source',
          message: `The source "${source.path}" is not there.`,
          hint: 'Correct the path; it starts at the root of the project.',
        }),
      ),
    ...checkHrefs([...controls, ...services], place, report),
  ];
}
