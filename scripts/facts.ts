/** `npm run facts`: lists the facts, samples and corrections that each page must state, with the place of each. */
import {
  findMissingStatement,
  readRequiredStatements,
  type RequiredStatement,
} from '@/tools/viewer/required-statements';
import { readPageSections } from '@/tools/viewer/page-sections';
import { readArguments } from './fail';

readArguments('facts', {});
const facts = readRequiredStatements();
const textsOf = await readPageSections();
const faults = new Map(facts.map((fact) => [fact, findMissingStatement(fact, textsOf)]));

function describe(fact: RequiredStatement): string {
  const { entry, docId } = fact;
  if (faults.get(fact)) return `FAULT ${faults.get(fact)}`;
  if ('not' in entry) return `not stated: ${entry.not}`;
  return `${entry.page ?? docId}#${entry.heading} "${entry.says}"`;
}

/** Counts the facts that are stated, explained (intentionally not stated) and faulty: three numbers in one line. */
function count(own: readonly RequiredStatement[]): string {
  const explained = own.filter(({ entry }) => 'not' in entry).length;
  const wrong = own.filter((fact) => faults.get(fact)).length;
  return [own.length - explained - wrong, explained, wrong].map((n) => String(n).padStart(9)).join(' ');
}

const nameOf = (version: string | undefined) => version ?? 'latest version';

for (const version of new Set(facts.map((fact) => fact.version))) {
  const ofVersion = facts.filter((fact) => fact.version === version);
  console.log(`\n# ${nameOf(version)}`);
  for (const docId of new Set(ofVersion.map((fact) => fact.docId))) {
    console.log(`\n${docId}`);
    for (const fact of ofVersion.filter((other) => other.docId === docId))
      console.log(`  ${fact.kind}: ${fact.text}\n    ${describe(fact)}`);
  }
}

for (const version of new Set(facts.map((fact) => fact.version))) {
  const ofVersion = facts.filter((fact) => fact.version === version);
  console.log(`\n${nameOf(version)}`.padEnd(26), '  stated explained    faults');
  for (const part of new Set(ofVersion.map((fact) => fact.part)))
    console.log(part.padEnd(25), count(ofVersion.filter((fact) => fact.part === part)));
  for (const kind of new Set(ofVersion.map((fact) => fact.kind)))
    console.log(`all ${kind}`.padEnd(25), count(ofVersion.filter((fact) => fact.kind === kind)));
}
// Unlike process.exit(), this lets a slow reader, such as `less`, receive all of the output.
process.exitCode = [...faults.values()].some(Boolean) ? 1 : 0;
