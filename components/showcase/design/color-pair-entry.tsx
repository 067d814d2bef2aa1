import type { ColorPairWithContrast, PaletteContrast } from '@/lib/showcase/design/design-page-data';
import type { ColorLayer } from '@/lib/showcase/design/types';

const toFill = ({ token, alpha = 1 }: ColorLayer) => ({
  fill: token === 'black' ? '#000' : `var(--ui-${token})`,
  ...(alpha === 1 ? {} : { fillOpacity: alpha }),
});

function Ink({ ink, need }: Pick<ColorPairWithContrast, 'ink' | 'need'>) {
  const fill = toFill(ink);
  if (need === 'line') return <rect x="8" y="13" width="24" height="2" {...fill} />;
  if (need === 'part') return <rect x="12" y="8" width="16" height="12" rx="3" {...fill} />;
  return (
    <text x="20" y="19" textAnchor="middle" className="pair-letters" {...fill}>
      Aa
    </text>
  );
}

interface EntryProps {
  pair: ColorPairWithContrast;
  contrast: PaletteContrast;
}

/** A color on its backgrounds, with the contrast ratio and its verdict. */
export function ColorPairEntry({ pair: { ink, grounds, need, label, where }, contrast }: EntryProps) {
  return (
    <li className="pair" data-pair={label}>
      <svg className="pair-sample" viewBox="0 0 40 28" width="40" height="28" aria-hidden="true">
        {grounds.map((ground, index) => (
          <rect key={index} width="40" height="28" {...toFill(ground)} />
        ))}
        <Ink ink={ink} need={need} />
      </svg>
      <span className="pair-text">
        {label}
        <span className="pair-where">{where}</span>
      </span>
      <span className="pair-ratio">{contrast.ratio}</span>
      <span className="pair-verdict" data-verdict={contrast.verdict}>
        {contrast.verdict}
      </span>
    </li>
  );
}
