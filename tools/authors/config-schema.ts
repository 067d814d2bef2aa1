import type { ConfigKey, ValueType } from '@/lib/deploy-tools/config/config-key';
import type { ViewerLine } from '@/lib/deploy-tools/config/data/lines';
import { sourceKinds } from '@/lib/deploy-tools/config/data/source-keys';
import { getAppKeys, getKeys } from '@/lib/deploy-tools/config/schema';

type JsonSchema = Record<string, unknown>;
type Keys = ReadonlyMap<string, ConfigKey>;

const prefix = '@ohif/extension-default.dataSourcesModule.';
const required = ['extensions', 'modes', 'dataSources'];

const describe = ({ about, missing }: ConfigKey) => `${about} If missing: ${missing}.`;

/** JSON has no functions and regular expressions, so keys that only take these are left out. */
const jsonTypes = (types: readonly ValueType[]) =>
  types.filter((type) => type !== 'function' && type !== 'regexp');

function toJsonKey(key: ConfigKey, line: ViewerLine): JsonSchema {
  return {
    type: jsonTypes(key.types),
    description: describe(key),
    ...(key.values && { enum: key.values }),
    ...(key.min !== undefined && { minimum: key.min }),
    ...(key.keys && toJsonObject(getKeys(key.keys, line), line)),
    ...(key.itemKeys && {
      items: { type: 'object', properties: toProperties(getKeys(key.itemKeys, line), line) },
    }),
  };
}

const toProperties = (keys: Keys, line: ViewerLine): JsonSchema =>
  Object.fromEntries(
    [...keys].flatMap(([name, key]) =>
      jsonTypes(key.types).length > 0 ? [[name, toJsonKey(key, line)]] : [],
    ),
  );

const toJsonObject = (keys: Keys, line: ViewerLine): JsonSchema => ({
  properties: toProperties(keys, line),
  additionalProperties: false,
});

/** Requires the keys of a kind of data source if the namespace names it. */
const toSourceRule = (kind: string, line: ViewerLine): JsonSchema => {
  const keys = toJsonObject(getKeys(sourceKinds[kind] ?? {}, line), line);
  return {
    anyOf: [
      { properties: { namespace: { not: { const: prefix + kind } } } },
      { properties: { configuration: { type: 'object', ...keys } } },
    ],
  };
};

/** Builds the JSON schema of a config in JSON, as `?configUrl=` loads it, for a line of the viewer. */
export function buildConfigSchema(line: ViewerLine): JsonSchema {
  const properties = toProperties(getAppKeys(line), line);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Configuration of the OHIF viewer ${line}`,
    type: 'object',
    required,
    properties: {
      ...properties,
      dataSources: {
        ...(properties['dataSources'] as JsonSchema),
        items: {
          type: 'object',
          required: ['namespace', 'sourceName'],
          properties: {
            namespace: { type: 'string', description: 'Names the kind of data source.' },
            sourceName: { type: 'string', description: 'Is the name in links and in defaultDataSourceName.' },
            configuration: { type: 'object' },
          },
          allOf: Object.keys(sourceKinds).map((kind) => toSourceRule(kind, line)),
        },
      },
    },
  };
}

const typeNames: Readonly<Record<ValueType, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  array: 'unknown[]',
  object: 'Record<string, unknown>',
  // A config must not depend on types of the viewer that it cannot import.
  function: '(...parameters: any[]) => any',
  null: 'null',
  regexp: 'RegExp',
};

function toType(key: ConfigKey, line: ViewerLine, indent: string): string {
  if (key.values) return key.values.map((value) => `'${value}'`).join(' | ');
  if (key.keys) return toTypeObject(getKeys(key.keys, line), line, indent);
  if (key.itemKeys) return `${toTypeObject(getKeys(key.itemKeys, line), line, indent)}[]`;
  const names = key.types.map((type) => typeNames[type]);
  return names.length > 1
    ? names.map((name) => (name.includes('=>') ? `(${name})` : name)).join(' | ')
    : `${names}`;
}

function toTypeObject(keys: Keys, line: ViewerLine, indent = '', all: readonly string[] = []): string {
  const inner = `${indent}  `;
  const lines = [...keys].flatMap(([name, key]) => [
    `${inner}/** ${describe(key)} */`,
    `${inner}${name}${all.includes(name) ? '' : '?'}: ${name === 'dataSources' ? 'DataSource[]' : toType(key, line, inner)};`,
  ]);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const toTypeName = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Configuration`;

/** Builds the TypeScript types of a config for a line of the viewer, which editors use for completion. */
export function buildConfigTypes(line: ViewerLine): string {
  const kinds = Object.entries(sourceKinds).map(
    ([kind, keys]) => `export interface ${toTypeName(kind)} ${toTypeObject(getKeys(keys, line), line)}\n`,
  );
  const sources = Object.keys(sourceKinds).map(
    (kind) => `  | { namespace: '${prefix}${kind}'; sourceName: string; configuration: ${toTypeName(kind)} }`,
  );
  return [
    `/** Configuration of the OHIF viewer ${line}: what app-config.js assigns to window.config. */`,
    `export interface AppConfig ${toTypeObject(getAppKeys(line), line, '', required)}\n`,
    ...kinds,
    '/** An archive. A source of your own extension has another namespace and any configuration. */',
    `export type DataSource =\n${sources.join('\n')}\n  | { namespace: \`\${string}/\${string}\`; sourceName: string; configuration?: unknown };\n`,
    'type MakeConfig = (context: { servicesManager: any; peerImport: any }) => AppConfig | Promise<AppConfig>;\n',
    'declare global {\n  interface Window {\n    config: AppConfig | MakeConfig;\n  }\n}',
    '',
  ].join('\n');
}
