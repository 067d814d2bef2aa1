import { Window } from 'happy-dom';
import { parseSync } from 'oxc-parser';
import { parse } from 'parse5';
import { CssSyntaxError, parse as parseCss } from 'postcss';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { SampleFault, Sample } from './sample';

const correct = 'Correct it.';

const packageFile = z.object({
  name: z.string().optional(),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+/)
    .optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  keywords: z.array(z.string()).optional(),
});

const plugin = z.strictObject({
  packageName: z.string(),
  version: z.string().optional(),
  default: z.boolean().optional(),
  importPath: z.string().optional(),
  globalName: z.string().optional(),
  directory: z.string().optional(),
});

/** Schema of the viewer's file `platform/app/pluginConfig.json`. */
const pluginConfig = z.strictObject({
  extensions: z.array(plugin).optional(),
  modes: z.array(plugin).optional(),
  public: z.array(plugin).optional(),
});

/** Schema of a Docker Compose file, with only the keys that pages use. */
const composeFile = z.strictObject({
  services: z.record(
    z.string(),
    z.strictObject({
      image: z.string().optional(),
      build: z.union([z.string(), z.object({ context: z.string() })]).optional(),
      restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
      ports: z.array(z.string().regex(/^(?:[\d.]+:)?\d+:\d+(?:\/(?:tcp|udp))?$/)).optional(),
      environment: z.union([z.record(z.string(), z.coerce.string()), z.array(z.string())]).optional(),
      depends_on: z
        .union([
          z.array(z.string()),
          z.record(
            z.string(),
            z.strictObject({
              condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
            }),
          ),
        ])
        .optional(),
      labels: z.array(z.string().regex(/^[\w.-]+=.+$/)).optional(),
      healthcheck: z
        .strictObject({
          test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
          interval: z.string().optional(),
          timeout: z.string().optional(),
          retries: z.int().positive().optional(),
          start_period: z.string().optional(),
        })
        .optional(),
      command: z.union([z.string(), z.array(z.string())]).optional(),
      volumes: z
        .array(
          z.union([
            z.string().regex(/^[\w./-]+:\/[\w./-]+(?::ro|:rw)?$/),
            z.strictObject({
              type: z.enum(['bind', 'volume', 'tmpfs']),
              source: z.string(),
              target: z.string().startsWith('/'),
              read_only: z.boolean().optional(),
              bind: z.strictObject({ create_host_path: z.boolean() }).optional(),
            }),
          ]),
        )
        .optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()).optional(),
});

/** Checks JSON, which may contain comments only in `tsconfig.json`, and the schemas of known files. */
export function checkJson({ code, title = '' }: Sample): SampleFault[] {
  const allowsComments = title.includes('tsconfig.json');
  try {
    const value: unknown = JSON.parse(allowsComments ? code.replace(/^\s*\/\/.*$/gm, '') : code);
    if (title.includes('package.json')) return checkShape(packageFile, value, 'package.json');
    if (title.includes('pluginConfig.json')) return checkShape(pluginConfig, value, 'pluginConfig.json');
    return [];
  } catch (error) {
    return [{ line: 1, rule: 'sample-json', message: String(error), hint: correct }];
  }
}

function checkShape(schema: z.ZodType, value: unknown, name: string): SampleFault[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({
    line: 1,
    rule: 'sample-shape',
    message: `This is not a valid ${name}: ${path.join('.')}: ${message}`,
    hint: correct,
  }));
}

/** Checks YAML, and the schema of Docker Compose files. */
export function checkYaml({ code }: Sample): SampleFault[] {
  const lines = new LineCounter();
  const document = parseDocument(code, { lineCounter: lines, strict: true });
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    rule: 'sample-yaml',
    message,
    hint: correct,
  }));
  if (faults.length > 0 || !document.has('services')) return faults;
  return checkShape(composeFile, document.toJS(), 'Compose file');
}

/** Checks that HTML and its scripts can be parsed without errors. */
export function checkHtml({ code }: Sample): SampleFault[] {
  const faults: SampleFault[] = [];
  const isDocument = /^\s*<!doctype/i.test(code);
  const text = isDocument ? code : `<!doctype html><title>x</title>${code}`;
  parse(text, {
    onParseError: ({ code: name, startLine, startCol }) =>
      faults.push({ line: startLine, column: startCol, rule: 'sample-html', message: name, hint: correct }),
  });
  for (const [, script = ''] of text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    const { errors } = parseSync('script.js', script, { sourceType: 'script' });
    faults.push(...errors.map(({ message }) => ({ line: 1, rule: 'sample-html', message, hint: correct })));
  }
  return faults;
}

/** Checks that CSS can be parsed. */
export function checkCss({ code }: Sample): SampleFault[] {
  try {
    parseCss(code);
    return [];
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, rule: 'sample-css', message: error.reason, hint: correct }];
  }
}

/** Checks that XML is well-formed. */
export function checkXml({ code }: Sample): SampleFault[] {
  const { DOMParser } = new Window();
  const found = new DOMParser().parseFromString(code, 'application/xml').querySelector('parsererror');
  return found ? [{ line: 1, rule: 'sample-xml', message: found.textContent, hint: correct }] : [];
}

/** Checks that each line of a settings file is a section, a key with a value, or a comment. */
export function checkSettingsFile({ code }: Sample): SampleFault[] {
  const line = /^\s*(?:[#;].*|\[\[?[^\]]+\]?\]|[\w@.:/-]+\s*=.*)?$/;
  return code.split('\n').flatMap((text, index) =>
    line.test(text)
      ? []
      : [
          {
            line: index + 1,
            rule: 'sample-settings',
            message: `"${text.trim()}" is not a setting.`,
            hint: 'Write key=value.',
          },
        ],
  );
}

/** Checks that each line of an HTTP message is a header, a request line, a status line, or empty. */
export function checkHttp({ code }: Sample): SampleFault[] {
  const line = /^(?:[A-Z]+ \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}.*|[\w-]+: .+|)$/;
  return code.split('\n').flatMap((text, index) =>
    line.test(text)
      ? []
      : [
          {
            line: index + 1,
            rule: 'sample-http',
            message: `"${text}" is not an HTTP header.`,
            hint: 'Write "Name: value", or change the language of the block to "text".',
          },
        ],
  );
}
