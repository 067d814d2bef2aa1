import { Heading } from '@/components/mdx/heading';
import type { PaletteGroup } from '@/lib/showcase/design/design-page-data';
import { ColorTokenEntry } from './color-token-entry';

/** Explains the values of the colors and the verdicts on their contrast. */
function Legend() {
  return (
    <>
      <p>
        Controls refer to colors by purpose, never by value. For example, <code>text-muted-foreground</code>{' '}
        is secondary text in both modes. Dark mode has the viewer’s values. Light mode is an addition of this
        site: its colors have the same roles and are chosen so that all text reaches AA.
      </p>
      <p>
        Contrast follows WCAG 2.2. Text needs 4.5:1 for AA and 7:1 for AAA. Large text (24 px, or 18.66 px in
        bold) and parts of controls need 3:1. Lines that only separate have no minimum. For a translucent
        color, the calculation includes the color below it. To copy a value, click it.
      </p>
      <p className="measured">The contrast was computed from the style sheet when this page was built.</p>
    </>
  );
}

/** The color palette in groups, after an explanation. */
export function ColorPalette({ groups }: { groups: readonly PaletteGroup[] }) {
  return (
    <>
      <Legend />
      <p className="both-modes">
        <label>
          <input type="checkbox" id="both-modes" /> Show dark and light side by side
        </label>
      </p>
      {groups.map(({ id, title, about, colors }) => (
        <section key={id} className="color-group">
          <Heading as="h3" id={id}>
            {title}
          </Heading>
          <p>{about}</p>
          <ul className="colors">
            {colors.map((color) => (
              <ColorTokenEntry key={color.name} color={color} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
