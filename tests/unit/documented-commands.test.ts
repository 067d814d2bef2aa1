import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentedCommands, listDocumented } from '../support/documented-commands';

const { commands, options, variables } = listDocumented();
const entries = Object.keys(documentedCommands);
/** Options of Git and npm that documents mention. */
const foreign = ['--depth', '--omit'];

it('every documented command and variable is in the list of those that tests run', () => {
  expect(commands.size).toBeGreaterThan(50);
  expect([...commands, ...variables].filter((name) => !entries.includes(name))).toEqual([]);
});

it('every documented option is part of a command in the list of those that tests run', () => {
  const missing = [...options].filter((option) => !entries.some((entry) => entry.includes(` ${option}`)));
  expect(missing.sort()).toEqual(foreign);
});

it('the list of commands that tests run has no undocumented command or variable', () => {
  const withOption = [...commands].flatMap((name) => [...options].map((option) => `${name} ${option}`));
  const known = new Set([...commands, ...variables, ...withOption]);
  expect(entries.filter((entry) => !known.has(entry))).toEqual([]);
});

it('the test file that the list names for a documented command contains the name of the command', () => {
  const wrong = Object.entries(documentedCommands).filter(([entry, how]) => {
    const name = /npm run ([\w:-]+)/.exec(entry)?.[1] ?? entry;
    return 'startedBy' in how && !readFileSync(how.startedBy, 'utf8').includes(name);
  });
  expect(wrong).toEqual([]);
});
