/** `npm run facts`: which facts, samples and corrections each page states, and where. */
import { findFault, readFacts, type Fact } from '@/tests/support/facts';
import { readPageSections } from '@/tests/support/page-sections';

const facts = readFacts();
const textsOf = await readPageSections();
const faults = new Map(facts.map((fact) => [fact, findFault(fact, textsOf)]));

function describe(fact: Fact): string {
  const { entry, docId } = fact;
  if (faults.get(fact)) return `FAULT ${faults.get(fact)}`;
  if ('not' in entry) return `not stated: ${entry.not}`;
  return `${entry.page ?? docId}#${entry.heading} "${entry.says}"`;
}

let last = '';
for (const fact of facts) {
  if (fact.docId !== last) console.log(`\n${fact.docId}`);
  last = fact.docId;
  console.log(`  ${fact.kind}: ${fact.text}\n    ${describe(fact)}`);
}

console.log('\npart'.padEnd(26), 'stated', 'explained', 'faults');
for (const part of new Set(facts.map((fact) => fact.part))) {
  const own = facts.filter((fact) => fact.part === part);
  const explained = own.filter(({ entry }) => 'not' in entry).length;
  const wrong = own.filter((fact) => faults.get(fact)).length;
  console.log(
    part.padEnd(25),
    String(own.length - explained - wrong).padStart(6),
    String(explained).padStart(9),
    String(wrong).padStart(6),
  );
}
for (const kind of ['facts', 'samples', 'corrections'] as const) {
  const own = facts.filter((fact) => fact.kind === kind);
  const explained = own.filter(({ entry }) => 'not' in entry).length;
  console.log(`${kind}: ${own.length - explained} stated, ${explained} explained, of ${own.length}`);
}
process.exit([...faults.values()].some(Boolean) ? 1 : 0);
