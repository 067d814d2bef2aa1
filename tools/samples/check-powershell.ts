import type { Fault, Sample } from './sample';

const text = String.raw`'(?:[^']|'')*'|"(?:[^"\x60]|\x60.|"")*"`;
const word = String.raw`(?:${text}|[^\s'"|;\x60(){}]|\((?:${text}|[^'"()])*\))+`;
const command = String.raw`(?:&\s+)?${word}(?:\s+${word})*`;

/** The part of the language that pages use: comments, settings of variables, and commands, piped or not. */
const statement = new RegExp(
  String.raw`^\s*(?:#.*|(?:\$(?:env:)?\w+\s*=\s*)?${command}(?:\s*\|\s*${command})*(?:\s+#.*)?)?$`,
);

/** Words of Unix shells that mean nothing in PowerShell. */
const foreign: readonly [RegExp, string][] = [
  [/(^|\s)&&(\s|$)/, 'Windows PowerShell 5 has no "&&"; write two lines.'],
  [/^\s*export\s/, 'Write $env:NAME = "value".'],
  [/^\s*[A-Z_]+=\S/, 'Write $env:NAME = "value" on a line of its own.'],
  [/\\\s*$/, 'A line goes on after a backtick, not after a backslash.'],
  [/^\s*curl\s/, 'curl is another command in Windows PowerShell; write curl.exe.'],
];

/** Checks commands for PowerShell against the few forms that the pages use. */
export function checkPowerShell({ code }: Sample): Fault[] {
  const faults: Fault[] = [];
  let start = 0;
  let whole = '';
  for (const [index, line] of code.split('\n').entries()) {
    if (whole === '') start = index + 1;
    for (const [pattern, hint] of foreign) {
      if (pattern.test(line)) faults.push(createFault(index + 1, `"${line.trim()}" is no PowerShell.`, hint));
    }
    whole += line.replace(/`$/, ' ');
    if (line.endsWith('`')) continue;
    if (!statement.test(whole)) {
      faults.push(
        createFault(
          start,
          'This is none of the forms that the test knows.',
          'Look for quotes and brackets that do not close.',
        ),
      );
    }
    whole = '';
  }
  if (whole !== '') faults.push(createFault(start, 'The last line ends with a backtick.', 'Take it out.'));
  return faults;
}

function createFault(line: number, message: string, hint: string): Fault {
  return { line, rule: 'sample-powershell', message, hint };
}
