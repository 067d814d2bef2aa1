import type { ThemeValue } from '@/lib/showcase/design/design-page-data';
import { CopyableValue } from './copyable-value';

/** Class names by font size, written out because Tailwind only finds complete class names. */
const sizeClasses: Readonly<Record<string, string>> = {
  xxs: 'text-xxs',
  xs: 'text-xs',
  sm: 'text-sm',
  base: 'text-base',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  '4xl': 'text-4xl',
  '5xl': 'text-5xl',
  '6xl': 'text-6xl',
};

const weightClasses: Readonly<Record<string, string>> = {
  hairline: 'font-hairline',
  thin: 'font-thin',
  light: 'font-light',
  normal: 'font-normal',
  medium: 'font-medium',
  semibold: 'font-semibold',
  bold: 'font-bold',
  extrabold: 'font-extrabold',
  black: 'font-black',
};

/** Line height relative to the font size, unless a control sets another. */
const lineHeight = 1.5;

const decimal = (value: number) => String(Number(value.toFixed(2)));

function SizeEntry({ size: { name, value, amount, role } }: { size: ThemeValue }) {
  const utility = sizeClasses[name] ?? '';
  return (
    <li className="type-entry" data-size={name}>
      <p className={`type-sample font-inter leading-normal ${utility}`}>Kidney, 112 mm</p>
      <ul className="type-facts">
        <CopyableValue value={`text-${name}`} form="utility" of={`size ${name}`} />
        <li>{`${decimal(amount)} px`}</li>
        <li>{value}</li>
        <li>{`line ${decimal(amount * lineHeight)} px`}</li>
      </ul>
      <p className="type-role">{role}</p>
    </li>
  );
}

function WeightEntry({ weight: { name, amount, role } }: { weight: ThemeValue }) {
  const utility = weightClasses[name] ?? '';
  return (
    <li className="type-entry" data-weight={name}>
      <p className={`type-sample font-inter text-xl leading-normal ${utility}`}>Series 4: T2 axial, 5 mm</p>
      <ul className="type-facts">
        <CopyableValue value={`font-${name}`} form="utility" of={`weight ${name}`} />
        <li>{amount}</li>
      </ul>
      <p className="type-role">{role}</p>
    </li>
  );
}

interface TypeScaleProps {
  sizes: readonly ThemeValue[];
  weights: readonly ThemeValue[];
}

/** The font sizes and font weights, each with a sample text. */
export function TypeScale({ sizes, weights }: TypeScaleProps) {
  return (
    <>
      <p>
        The typeface is Inter in all weights. The viewer’s sizes are one step smaller than Tailwind’s sizes of
        the same name: <code>text-base</code> is 13 px, not 16 px. Sizes are in <code>rem</code> and follow
        the text size that the user has set. The values below apply to a text size of 16 px.
      </p>
      <ul className="type-scale">
        {sizes.map((size) => (
          <SizeEntry key={size.name} size={size} />
        ))}
      </ul>
      <p>
        The sizes don’t set a line height, so lines inherit 1.5 from the page. Buttons set{' '}
        <code>leading-tight</code> (1.25), and the viewer’s Label <code>leading-none</code> (1). From{' '}
        <code>text-2xl</code> on, the sizes are Tailwind’s. A comment in the viewer’s source code announces
        smaller ones for a later version. The values of 18 px and 20 px that other sources give for{' '}
        <code>2xl</code> and <code>3xl</code> don’t apply in 3.10.
      </p>
      <ul className="type-scale">
        {weights.map((weight) => (
          <WeightEntry key={weight.name} weight={weight} />
        ))}
      </ul>
    </>
  );
}
