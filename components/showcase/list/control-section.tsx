import { Link } from '@/components/link/link';
import { readControlPageData } from '@/lib/showcase/read-page-data';
import type { ControlText } from '@/lib/showcase/texts';
import { getControlRoute } from '@/lib/site/showcase-names';
import { ControlDemo } from '../demo/control-demo';
import { DemoRow } from '../demo/demo-row';
import { TextWithCode } from '../page/text-with-code';

/** A control with its first demo, and links to its other demos (SC-02). */
export function ControlSection({ name, summary, demos: [first, ...others] }: ControlText) {
  const route = getControlRoute(name);
  return (
    <section className="listed-control" aria-labelledby={name}>
      <h2 id={name}>
        <Link href={route}>{name}</Link>
      </h2>
      <p>
        <TextWithCode text={summary} />
      </p>
      {first && (
        <DemoRow {...first} headingLevel={3} code={readControlPageData(name).code[first.id] ?? ''}>
          <ControlDemo control={name} id={first.id} />
        </DemoRow>
      )}
      {others.length > 0 && (
        <>
          <h3>{`More examples of ${name}`}</h3>
          <ul>
            {others.map(({ id, title }) => (
              <li key={id}>
                <Link href={`${route}#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
