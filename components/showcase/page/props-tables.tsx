import { ScrollableTable } from '@/components/mdx/scrollable-table';
import type { ComponentDescription, PropDescription } from '@/lib/showcase/types';
import { TextWithCode } from './text-with-code';

const dom = /^(?:Omit<)?(?:React\.)?ComponentProps(?:WithRef|WithoutRef)?<'(\w+)'>/;
const primitive = /ComponentProps(?:WithRef|WithoutRef)?<\s*typeof (\w+)Primitive\.(\w+)\s*>/;
const other = /ComponentProps(?:WithRef|WithoutRef)?<\s*typeof ([\w.]+)\s*>/;
const attributes = /(\w+)HTMLAttributes</;

/** Describes the props that a component accepts in addition to its own, based on the type that it extends. */
function describeTaken(type: string): string {
  const element = dom.exec(type)?.[1];
  if (element) return `all attributes of \`<${element}>\``;
  const [, name, part] = primitive.exec(type) ?? [];
  if (name && part) return `the props of Radix’s \`${name}.${part.replace(name, '')}\``;
  const component = other.exec(type)?.[1];
  if (component) return `the props of \`${component}\``;
  const html = attributes.exec(type)?.[1];
  return html ? `all attributes of \`<${html.toLowerCase()}>\`` : `the props of \`${type}\``;
}

function PropRow({ name, type, optional, default: initial, description }: PropDescription) {
  return (
    <tr>
      <td>
        <code>{name}</code>
        {!optional && ' (required)'}
      </td>
      <td data-label="Type">
        <code>{type}</code>
      </td>
      <td data-label="Default" data-empty={initial === null ? '' : undefined}>
        {initial === null ? '–' : <code>{initial}</code>}
      </td>
      <td>
        <TextWithCode text={description} />
      </td>
    </tr>
  );
}

function PropsTable({ name, props }: ComponentDescription) {
  return (
    <ScrollableTable className="props-table">
      <caption className="sr-only">Props of {name}</caption>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <PropRow key={prop.name} {...prop} />
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** A section for each component, with a table of its own props and a sentence about the other props that it accepts. */
export function PropsTables({ components }: { components: readonly ComponentDescription[] }) {
  return components.map((component) => {
    const taken = component.takes.map(describeTaken).join(', ');
    return (
      <section key={component.name} aria-label={component.name}>
        <h3>
          <code>{component.name}</code>
        </h3>
        {component.props.length > 0 && <PropsTable {...component} />}
        {taken && (
          <p>
            <TextWithCode text={`It ${component.props.length > 0 ? 'also ' : ''}accepts ${taken}.`} />
          </p>
        )}
      </section>
    );
  });
}
