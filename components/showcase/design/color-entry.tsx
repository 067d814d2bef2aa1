import { Heading } from '@/components/mdx/heading';
import type { PaletteColor } from '@/lib/showcase/design/build-design';
import { modes, type Mode } from '@/lib/showcase/design/types';
import { CopyValue } from './copy-value';
import { PairEntry } from './pair-entry';

const modeNames: Record<Mode, string> = { dark: 'Dark', light: 'Light' };

interface ColorFaceProps {
  color: PaletteColor;
  mode: Mode;
}

/** A color in dark or light mode, drawn with the tokens of that mode even if the page is in the other mode. */
function ColorFace({ color: { name, forms, viewer, pairs }, mode }: ColorFaceProps) {
  const { hex, hsl, oklch } = forms[mode];
  return (
    <div className="color-face" data-ui-mode={mode}>
      <p className="color-mode">{modeNames[mode]}</p>
      <svg className="color-swatch" aria-hidden="true" data-swatch={name}>
        <rect width="100%" height="100%" fill={`var(--ui-${name})`} />
      </svg>
      <ul className="color-values" aria-label={`Values of ${name}, ${mode} mode`}>
        <CopyValue value={hex} form="hex" of={name} />
        <CopyValue value={hsl} form="HSL" of={name} />
        <CopyValue value={oklch} form="OKLCH" of={name} />
        <CopyValue value={viewer} form="viewer’s variable" of={name} />
      </ul>
      {pairs.length > 0 && (
        <ul className="color-pairs" aria-label={`Contrast of ${name}, ${mode} mode`}>
          {pairs.map((pair) => (
            <PairEntry key={`${pair.label} ${pair.where}`} pair={pair} contrast={pair.contrast[mode]} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A color token with its name, its role and both modes. CSS hides the other mode unless the reader shows both. */
export function ColorEntry({ color }: { color: PaletteColor }) {
  return (
    <li className="color">
      <Heading as="h4" id={`token-${color.name}`}>
        {color.name}
      </Heading>
      <p className="color-role">{color.role}</p>
      <div className="color-faces">
        {modes.map((mode) => (
          <ColorFace key={mode} color={color} mode={mode} />
        ))}
      </div>
    </li>
  );
}
