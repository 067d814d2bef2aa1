import type { Doc, Problem } from '@/lib/content/types';
import { TimeLimitError } from '@/lib/content/time-limit';
import { createPageContext } from '@/lib/docs/page-context';
import type { SiteModel } from '@/lib/docs/types';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileBody } from '@/lib/mdx/compile';
import { createPlaceMarks } from '@/lib/mdx/places';
import { runPage, type ComponentMap } from '@/lib/mdx/run';
import { findRenderFault, type RenderFault } from '@/lib/mdx/try-render';
import type { BodyProblem, CompiledDoc, PageContext } from '@/lib/mdx/types';
import { catchStrays } from './strays';
import type { CompiledDocs } from './types';

/** Gives the components that a page may use. */
export type CreateComponents = (context: PageContext) => ComponentMap;

/** Time that the text of one page may take to be rendered, in ms: a thousand times what large pages take. */
const renderLimit = 10_000;

/** What became of a body; equal bodies share it, and a body that stays is rendered once a process. */
const known = new WeakMap<CompiledDoc, BodyProblem | null>();

/**
 * Pages whose text the export could not render, since an expression or a component in it throws, never ends, or gives what
 * is no content: each at the line of the expression or component. Pages that have an error already are left alone.
 *
 * @param createComponents undefined = pages are not tried
 * @param found problems of the other checks
 * @param limitMs time for one page
 * @see acceptance BLD-09, BLD-11
 */
export async function checkRendering(
  model: SiteModel,
  compiled: CompiledDocs,
  createComponents: CreateComponents | undefined,
  found: readonly Problem[],
  limitMs = renderLimit,
): Promise<Problem[]> {
  if (!createComponents) return [];
  const faulty = new Set(found.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const problems: Problem[] = [];
  for (const version of model.versions) {
    for (const doc of version.docs) {
      const body = compiled.get(doc.file);
      if (!body || body.code === '' || faulty.has(doc.file)) continue;
      const components = createComponents(createPageContext(doc, version, model, body, (src) => ({ src })));
      const problem = known.has(body)
        ? known.get(body)
        : await tryBody({ doc, model, body, components, limitMs });
      known.set(body, problem ?? null);
      if (problem) problems.push({ ...problem, file: doc.file, line: doc.bodyLine + problem.line - 1 });
    }
  }
  return problems;
}

interface Trial {
  doc: Doc;
  model: SiteModel;
  body: CompiledDoc;
  components: ComponentMap;
  limitMs: number;
}

async function tryBody({ doc, model, body, components, limitMs }: Trial): Promise<BodyProblem | null> {
  const fault = await catchStrays(() => findRenderFault(() => runPage(body, components), limitMs));
  if (fault === null) return null;
  const marked = await compileBody(doc.body, getTermForms(model.glossary), doc.extension, undefined, true);
  const marks = createPlaceMarks();
  const again = await catchStrays(() =>
    findRenderFault(() => runPage(marked, components, marks.scope), Math.min(limitMs, 1_000), marks.places),
  );
  return explain(fault, again?.at ?? marks.last(), firstModuleLine(doc.body));
}

/** Code that the page imports runs before anything of its text. */
function firstModuleLine(body: string): number {
  return Math.max(1, body.split('\n').findIndex((line) => /^(?:import|export)\b/.test(line)) + 1);
}

function explain({ error }: RenderFault, place: RenderFault['at'], otherwise: number): BodyProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const [message, hint] = adviseRendering(error, reason);
  const at = place ?? { line: otherwise, column: 1 };
  return { line: at.line, column: at.column, rule: 'page-not-rendered', message, hint, severity: 'error' };
}

function adviseRendering(error: unknown, reason: string): [message: string, hint: string] {
  if (error instanceof TimeLimitError)
    return [
      'The page is not done after seconds of rendering.',
      'End the loop or promise in the expression or component here.',
    ];
  if (reason.includes('Maximum call stack'))
    return [
      'The page cannot be rendered: something in it calls itself without end.',
      'End the recursion in the expression or component here.',
    ];
  return [
    `The page cannot be rendered: ${reason.replace(/[.\s]*$/, '.')}`,
    'Correct the expression or component here. It runs when the site is built, where there is no browser, and must give text, numbers or elements.',
  ];
}
