import type { ThemeValue } from '@/lib/showcase/design/design-page-data';
import { CopyableValue } from './copyable-value';

const radiusClasses: Readonly<Record<string, string>> = {
  sm: 'rounded-sm',
  md: 'rounded-md',
  lg: 'rounded-lg',
  xl: 'rounded-xl',
};

/** Steps of Tailwind’s spacing scale that the controls use. A step of 1 is 4 px. */
const steps: readonly { step: string; pixels: number; role: string }[] = [
  { step: '0.5', pixels: 2, role: 'Gap between the sections of a panel.' },
  { step: '1', pixels: 4, role: 'Padding of fields and entries, and gap between buttons in a row.' },
  { step: '2', pixels: 8, role: 'Side padding of buttons and fields. This is the most frequent step.' },
  { step: '4', pixels: 16, role: 'Padding of dialogs, popovers and hover cards, and size of a Checkbox.' },
  { step: '6', pixels: 24, role: 'Height of a small button, and size of an icon button.' },
  { step: '7', pixels: 28, role: 'Height of buttons, fields, tabs and rows.' },
  { step: '9', pixels: 36, role: 'Height of a large button.' },
];

/** The corner radii and spacing steps, each with a sample at its actual size. */
export function RadiusAndSpacingSamples({ radii }: { radii: readonly ThemeValue[] }) {
  return (
    <>
      <p>
        Corner radii are derived from one token, <code>--radius</code>. Most controls use plain{' '}
        <code>rounded</code>, which is Tailwind’s default of 4 px.
      </p>
      <ul className="shapes">
        {radii.map(({ name, amount, role }) => (
          <li key={name} className="shape-entry" data-radius={name}>
            <span className={`shape-sample ${radiusClasses[name] ?? ''}`} />
            <ul className="type-facts">
              <CopyableValue value={`rounded-${name}`} form="utility" of={`rounding ${name}`} />
              <li>{`${amount} px`}</li>
            </ul>
            <p className="type-role">{role}</p>
          </li>
        ))}
      </ul>
      <p>
        Spacing uses Tailwind’s steps of 4 px: <code>p-2</code> is 8 px, and <code>h-7</code> is 28 px. The
        viewer adds no steps of its own.
      </p>
      <ul className="shapes">
        {steps.map(({ step, pixels, role }) => (
          <li key={step} className="shape-entry">
            <svg className="step-sample" width={pixels} height="16" aria-hidden="true">
              <rect width="100%" height="100%" fill="var(--ui-primary)" />
            </svg>
            <ul className="type-facts">
              <li>
                <code>{step}</code>
              </li>
              <li>{`${pixels} px`}</li>
            </ul>
            <p className="type-role">{role}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
