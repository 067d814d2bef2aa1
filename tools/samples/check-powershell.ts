import type { SampleFault, Sample } from './sample';

const text = String.raw`'(?:[^']|'')*'|"(?:[^"\x60]|\x60.|"")*"`;
const word = String.raw`(?:${text}|[^\s'"|;\x60(){}]|\((?:${text}|[^'"()])*\))+`;
const command = String.raw`(?:&\s+)?${word}(?:\s+${word})*`;

/** Matches the PowerShell statements that pages use: comments, assignments, and commands with or without pipes. */
const statement = new RegExp(
  String.raw`^\s*(?:#.*|(?:\$(?:env:)?\w+\s*=\s*)?${command}(?:\s*\|\s*${command})*(?:\s+#.*)?)?$`,
);

/** Syntax of Unix shells that does not work in PowerShell: pattern → hint. */
const foreign: readonly [RegExp, string][] = [
  [/(^|\s)&&(\s|$)/, 'Windows PowerShell 5 has no "&&"; write two lines.'],
  [/^\s*export\s/, 'Write $env:NAME = "value".'],
  [/^\s*[A-Z_]+=\S/, 'Write $env:NAME = "value" on a separate line.'],
  [/\\\s*$/, 'Continue a line with a backtick instead of a backslash.'],
  [/^\s*curl\s/, 'curl is another command in Windows PowerShell; write curl.exe.'],
];

/** Checks PowerShell commands against the few kinds of statements that pages use. */
export function checkPowerShell({ code }: Sample): SampleFault[] {
  const faults: SampleFault[] = [];
  let start = 0;
  let whole = '';
  for (const [index, line] of code.split('\n').entries()) {
    if (whole === '') start = index + 1;
    for (const [pattern, hint] of foreign) {
      if (pattern.test(line))
        faults.push(createFault(index + 1, `"${line.trim()}" is not valid in PowerShell.`, hint));
    }
    whole += line.replace(/`$/, ' ');
    if (line.endsWith('`')) continue;
    if (!statement.test(whole)) {
      faults.push(
        createFault(
          start,
          'This is not a PowerShell statement that the check supports.',
          'Check that all quotes and brackets are closed.',
        ),
      );
    }
    whole = '';
  }
  if (whole !== '')
    faults.push(createFault(start, 'The last line ends with a backtick.', 'Remove the backtick.'));
  return faults;
}

function createFault(line: number, message: string, hint: string): SampleFault {
  return { line, rule: 'sample-powershell', message, hint };
}
