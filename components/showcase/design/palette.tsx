import { Heading } from '@/components/mdx/heading';
import type { PaletteGroup } from '@/lib/showcase/design/build-design';
import { ColorEntry } from './color-entry';

/** Explains values and verdicts. */
function Legend() {
  return (
    <>
      <p>
        Controls name colors by what they are for, never by value: <code>text-muted-foreground</code> is
        secondary text in both modes. Dark is the viewer’s own mode, with its own values. Light is ours: the
        same roles, chosen so that all text reaches AA.
      </p>
      <p>
        Contrast is that of WCAG 2.2: text needs 4.5:1 for AA and 7:1 for AAA, large text (24 px, or 18.66 px
        in bold) 3:1, parts of controls 3:1. Lines that only divide need none. Where a color is translucent,
        what lies below it is counted in. Each value is a button that copies it.
      </p>
      <p className="measured" data-measured="build">
        Contrast was computed from the style sheet when this page was made.
      </p>
    </>
  );
}

/** The palette, group by group. */
export function Palette({ groups }: { groups: readonly PaletteGroup[] }) {
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
              <ColorEntry key={color.name} color={color} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
