import { Heading } from '@/components/mdx/heading';
import type { PaletteColor } from '@/lib/showcase/design/design-page-data';
import { colorModes, type ColorMode } from '@/lib/showcase/design/types';
import { CopyableValue } from './copyable-value';
import { ColorPairEntry } from './color-pair-entry';

const modeNames: Record<ColorMode, string> = { dark: 'Dark', light: 'Light' };

interface ColorFaceProps {
  color: PaletteColor;
  mode: ColorMode;
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
        <CopyableValue value={hex} form="hex" of={name} />
        <CopyableValue value={hsl} form="HSL" of={name} />
        <CopyableValue value={oklch} form="OKLCH" of={name} />
        <CopyableValue value={viewer} form="viewer’s variable" of={name} />
      </ul>
      {pairs.length > 0 && (
        <ul className="color-pairs" aria-label={`Contrast of ${name}, ${mode} mode`}>
          {pairs.map((pair) => (
            <ColorPairEntry key={`${pair.label} ${pair.where}`} pair={pair} contrast={pair.contrast[mode]} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A color token with its name, its role and both modes. CSS hides the other mode unless the reader shows both. */
export function ColorTokenEntry({ color }: { color: PaletteColor }) {
  return (
    <li className="color">
      <Heading as="h4" id={`token-${color.name}`}>
        {color.name}
      </Heading>
      <p className="color-role">{color.role}</p>
      <div className="color-faces">
        {colorModes.map((mode) => (
          <ColorFace key={mode} color={color} mode={mode} />
        ))}
      </div>
    </li>
  );
}
