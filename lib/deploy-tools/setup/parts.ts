/** Lines of a generated file, and what they do. */
export interface Part {
  code: string;
  about: string;
}

/** A line of a template: the code and what it does, or nothing if the setup does not need it. */
type Row = readonly [code: string, about?: string] | false | undefined | null | '';

/** Collects rows of a template. Code without an explanation continues the part before it. */
export function toParts(rows: readonly Row[]): Part[] {
  const parts: Part[] = [];
  for (const row of rows) {
    if (!row) continue;
    const [code, about] = row;
    const last = parts.at(-1);
    if (about === undefined && last) last.code += `\n${code}`;
    else parts.push({ code, about: about ?? '' });
  }
  return parts;
}

/** Returns the text of a file. */
export const joinParts = (parts: readonly Part[]): string => `${parts.map(({ code }) => code).join('\n')}\n`;

/** A template with optional rows. */
export type Rows = Row[];

/** A generated file. */
export interface SetupFile {
  /** Name in the downloaded archive. */
  name: string;
  /** What the file is for. */
  about: string;
  parts: Part[];
}

/** Something that the reader does: in a terminal if there is code. */
export interface Step {
  title: string;
  about: string;
  code?: string | undefined;
}
