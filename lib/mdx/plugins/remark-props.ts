import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findNearestName } from '@/lib/site/nearest-name';
import { isRecord } from '@/lib/text/is-record';
import { getAdmonitionLook, listAdmonitionTypes } from '../admonitions';
import { componentProps } from '../component-names';
import { reportProblem, type CompileContext } from '../context';
import { getAttribute, isJsxElement, readAttribute, readStringAttribute, type JsxElement } from '../jsx-node';

const propsByName = new Map<string | null, readonly string[] | null>(Object.entries(componentProps));

/**
 * Reports props that a component does not have, unknown types of `<Admonition>`, and a `<ThemedImage>` without an image
 * for one of the color modes. Must run before plugins that create components.
 * @see acceptance BLD-11
 */
export function remarkProps(context: CompileContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsxElement(node)) return;
      reportUnknownProps(context, node);
      if (node.name === 'Admonition') checkType(context, node);
      if (node.name === 'ThemedImage') checkSources(context, node);
    });
  };
}

function reportUnknownProps(context: CompileContext, element: JsxElement): void {
  const known = propsByName.get(element.name);
  if (!known) return;
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || [...known, 'children', 'key'].includes(attribute.name))
      continue;
    const message = `<${element.name ?? ''}> has no "${attribute.name}", so it is ignored.`;
    const nearest = findNearestName(attribute.name, known);
    const meant = nearest === null ? 'Remove it. ' : `Did you mean "${nearest}"? `;
    const hint = meant + (known.length > 0 ? `It takes: ${known.join(', ')}.` : 'It takes nothing.');
    const place = attribute.position ?? element.position;
    reportProblem(context, place, { rule: 'component-prop', message, hint, severity: 'warning' });
  }
}

function checkType(context: CompileContext, element: JsxElement): void {
  const type = readStringAttribute(element, 'type');
  if (type === undefined || getAdmonitionLook(type) !== undefined) return;
  const message = `<Admonition> has no type "${type}", so it is displayed as info.`;
  const hint = `Use ${listAdmonitionTypes()}.`;
  const place = getAttribute(element, 'type')?.position;
  reportProblem(context, place, { rule: 'component-prop', message, hint, severity: 'warning' });
}

function checkSources(context: CompileContext, element: JsxElement): void {
  const sources = readAttribute(element, 'sources')?.value;
  if (!isRecord(sources)) return;
  for (const mode of ['light', 'dark']) {
    if (sources[mode]) continue;
    const message = `This <ThemedImage> has no image for ${mode} mode.`;
    const hint = "Write sources={{ light: './a.svg', dark: './b.svg' }}.";
    const place = getAttribute(element, 'sources')?.position;
    reportProblem(context, place, { rule: 'component-prop', message, hint, severity: 'error' });
  }
}
