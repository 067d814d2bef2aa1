import { glossaryLetters, glossaryPageReference } from '@/lib/i18n/messages/content';
import { Link } from '@/components/link/link';
import type { GlossaryGroup } from '@/lib/docs/glossary-groups';

/** Lists the terms of the glossary by first letter, each with an anchor. */
export function GlossaryList({ groups }: { groups: readonly GlossaryGroup[] }) {
  return (
    <>
      <nav className="glossary-letters" aria-label={glossaryLetters}>
        {groups.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter.toLowerCase()}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={`letter-${letter.toLowerCase()}`}>
          <h2 id={`letter-${letter.toLowerCase()}`}>{letter}</h2>
          <dl className="glossary">
            {entries.map(({ id, term, also, definition, page }) => (
              <div key={id} className="glossary-entry" id={id}>
                <dt>
                  <dfn>{term}</dfn>{' '}
                  {also.length > 0 && <span className="glossary-also">{also.join(', ')}</span>}
                </dt>
                <dd>
                  {definition}
                  {page && <> {glossaryPageReference(<Link href={page.href}>{page.title}</Link>)}</>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
