import type { SampleFault, Sample } from './sample';

/** Instructions of a Dockerfile: name → pattern of the arguments. */
const instructions: Readonly<Record<string, RegExp>> = {
  ADD: /\S\s+\S/,
  ARG: /^\w+(?:=.*)?$/,
  CMD: /\S/,
  COPY: /^(?:--[\w-]+=\S+\s+)*(?:\[.*\]|\S+(?:\s+\S+)+)$/,
  ENTRYPOINT: /\S/,
  ENV: /^\w+(?:=|\s+)\S/,
  EXPOSE: /^\d+(?:\/(?:tcp|udp))?|^\$/,
  FROM: /^(?:--platform=\S+\s+)?\S+(?:\s+AS\s+\S+)?$/i,
  HEALTHCHECK: /^(?:NONE|(?:--[\w-]+=\S+\s+)*CMD\s)/,
  LABEL: /^\S+=\S/,
  RUN: /\S/,
  SHELL: /^\[.*\]$/,
  STOPSIGNAL: /\S/,
  USER: /^\S+$/,
  VOLUME: /\S/,
  WORKDIR: /^\S/,
};

/** Checks the instructions of a Dockerfile and their arguments. */
export function checkDockerfile({ code }: Sample): SampleFault[] {
  const faults: SampleFault[] = [];
  let whole = '';
  for (const [index, line] of code.split('\n').entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    whole += line.replace(/\\$/, ' ');
    if (line.endsWith('\\')) continue;
    const [, name = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(whole) ?? [];
    const pattern = instructions[name];
    if (!pattern?.test(rest)) {
      const message = pattern ? `${name} does not accept "${rest}".` : `"${name}" is not an instruction.`;
      faults.push({
        line: index + 1,
        rule: 'sample-docker',
        message,
        hint: 'See the Dockerfile reference.',
      });
    }
    whole = '';
  }
  return faults;
}
