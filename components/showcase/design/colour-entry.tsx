import { Heading } from '@/components/mdx/heading';
import type { PaletteColour } from '@/lib/showcase/design/build-design';
import { modes, type Mode } from '@/lib/showcase/design/types';
import { CopyValue } from './copy-value';
import { PairEntry } from './pair-entry';

const modeNames: Record<Mode, string> = { dark: 'Dark', light: 'Light' };

interface ColourFaceProps {
  colour: PaletteColour;
  mode: Mode;
}

/** A colour in one mode, drawn with the tokens of that mode whatever the page's own is. */
function ColourFace({ colour: { name, forms, viewer, pairs }, mode }: ColourFaceProps) {
  const { hex, hsl, oklch } = forms[mode];
  return (
    <div className="colour-face" data-ui-mode={mode}>
      <p className="colour-mode">{modeNames[mode]}</p>
      <svg className="colour-swatch" aria-hidden="true" data-swatch={name}>
        <rect width="100%" height="100%" fill={`var(--ui-${name})`} />
      </svg>
      <ul className="colour-values" aria-label={`Values of ${name}, ${mode} mode`}>
        <CopyValue value={hex} form="hex" of={name} />
        <CopyValue value={hsl} form="HSL" of={name} />
        <CopyValue value={oklch} form="OKLCH" of={name} />
        <CopyValue value={viewer} form="viewer’s variable" of={name} />
      </ul>
      {pairs.length > 0 && (
        <ul className="colour-pairs" aria-label={`Contrast of ${name}, ${mode} mode`}>
          {pairs.map((pair) => (
            <PairEntry key={`${pair.label} ${pair.where}`} pair={pair} contrast={pair.contrast[mode]} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A token: name, role, and its face in each mode, of which styles show the one in force, or both. */
export function ColourEntry({ colour }: { colour: PaletteColour }) {
  return (
    <li className="colour">
      <Heading as="h4" id={`token-${colour.name}`}>
        {colour.name}
      </Heading>
      <p className="colour-role">{colour.role}</p>
      <div className="colour-faces">
        {modes.map((mode) => (
          <ColourFace key={mode} colour={colour} mode={mode} />
        ))}
      </div>
    </li>
  );
}
