import type { Measure } from '@/lib/showcase/design/build-design';
import { CopyValue } from './copy-value';

const radiusClasses: Readonly<Record<string, string>> = {
  sm: 'rounded-sm',
  md: 'rounded-md',
  lg: 'rounded-lg',
  xl: 'rounded-xl',
};

/** Steps of the spacing scale that controls use; a step of 1 is four pixels. */
const steps: readonly { step: string; pixels: number; role: string }[] = [
  { step: '0.5', pixels: 2, role: 'Between the sections of a panel.' },
  { step: '1', pixels: 4, role: 'Padding of fields and entries, gaps between buttons of a row.' },
  { step: '2', pixels: 8, role: 'Side padding of buttons and fields; the step used most.' },
  { step: '4', pixels: 16, role: 'Padding of dialogs, popovers and hover cards; side of a Checkbox.' },
  { step: '6', pixels: 24, role: 'Height of a small button, side of an icon button.' },
  { step: '7', pixels: 28, role: 'Height of buttons, fields, tabs and rows.' },
  { step: '9', pixels: 36, role: 'Height of a large button.' },
];

/** Corner radii and spacing steps, each drawn in its size. */
export function Shapes({ radii }: { radii: readonly Measure[] }) {
  return (
    <>
      <p>
        Roundings follow one token, <code>--radius</code>. Plain <code>rounded</code> is Tailwind’s own 4 px,
        and the one that most controls have.
      </p>
      <ul className="shapes">
        {radii.map(({ name, amount, role }) => (
          <li key={name} className="shape-entry" data-radius={name}>
            <span className={`shape-sample ${radiusClasses[name] ?? ''}`} />
            <ul className="type-facts">
              <CopyValue value={`rounded-${name}`} form="utility" of={`rounding ${name}`} />
              <li>{`${amount} px`}</li>
            </ul>
            <p className="type-role">{role}</p>
          </li>
        ))}
      </ul>
      <p>
        Space comes in steps of 4 px, which are Tailwind’s: <code>p-2</code> is 8 px, <code>h-7</code> 28. The
        viewer adds none of its own.
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
