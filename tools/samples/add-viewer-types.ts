import { Visitor, type Program } from 'oxc-parser';

/** Parameters that the viewer passes to functions. They get types, because samples usually omit these types. */
const managers: ReadonlySet<string> = new Set([
  'servicesManager',
  'commandsManager',
  'extensionManager',
  'hotkeysManager',
  'serviceProvidersManager',
  'appConfig',
]);

/** Matches a comment that marks an omission, such as `// …`. */
const omission = /\/[/*]\s*(?:…|\.{3})/;

interface Insertion {
  at: number;
  text: string;
}

interface Pattern {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Adds types of the viewer to code: `({ servicesManager })` becomes `({ servicesManager }: SampleParameters)`, default
 * exports that resemble an extension or a mode must have that type, and the value of `window.config` must be a complete
 * configuration, unless a comment marks an omission. Does not add or remove lines.
 * @param text code to annotate
 * @param program syntax tree of the code
 * @param isTyped true for TypeScript; otherwise types are written as JSDoc comments
 * @param isExtract true if the configuration may be incomplete even without such a comment
 */
export function addViewerTypes(text: string, program: Program, isTyped: boolean, isExtract = false): string {
  const insertions: Insertion[] = [];
  const visit = ({ params }: { params: unknown[] }) => {
    for (const param of params) insertions.push(...annotateParameter(param as Pattern, text, isTyped));
  };
  new Visitor({
    FunctionDeclaration: visit,
    FunctionExpression: visit,
    ArrowFunctionExpression: visit,
    AssignmentExpression: ({ left, right }) => {
      if (text.slice(left.start, left.end) !== 'window.config' || right.type !== 'ObjectExpression') return;
      const type =
        isExtract || omission.test(text) ? 'Partial<SampleTypes.AppConfig>' : 'SampleTypes.AppConfig';
      insertions.push(...annotateValue(right, type, isTyped));
    },
    ExportDefaultDeclaration: ({ declaration }) => {
      if (declaration.type !== 'ObjectExpression') return;
      const type = getModuleType(declaration.properties.map((property) => getKey(property, text)));
      if (type) insertions.push(...annotateValue(declaration, type, isTyped));
    },
  }).visit(program);
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text: inserted }) => result.slice(0, at) + inserted + result.slice(at), text);
}

function getKey(property: object, text: string): string {
  const { key } = property as { key?: { start: number; end: number } };
  return key ? text.slice(key.start, key.end) : '';
}

/** Returns the type of a default export, a mode or an extension, which is inferred from the keys of the object. */
function getModuleType(keys: readonly string[]): string | undefined {
  if (keys.includes('modeFactory')) return 'SampleTypes.ModeModule';
  const isExtension =
    keys.includes('id') && keys.some((key) => /^(get\w+Module|preRegistration|onMode\w+)$/.test(key));
  return isExtension ? 'SampleTypes.Extension' : undefined;
}

function annotateValue(value: { start: number; end: number }, type: string, isTyped: boolean): Insertion[] {
  const [before, after] = isTyped ? ['(', ` satisfies ${type})`] : [`/** @satisfies {${type}} */ (`, ')'];
  return [
    { at: value.start, text: before },
    { at: value.end, text: after },
  ];
}

function annotateParameter(param: Pattern, text: string, isTyped: boolean): Insertion[] {
  if (param.type === 'TSParameterProperty') {
    return annotateParameter(param['parameter'] as Pattern, text, isTyped);
  }
  if (param.type === 'AssignmentPattern') return annotateParameter(param['left'] as Pattern, text, isTyped);
  const type = param['typeAnnotation'] ? undefined : getParameterType(param);
  if (!type) return [];
  if (!isTyped) return [{ at: param.start, text: `/** @type {${type}} */ ` }];
  return /^\s*=>/.test(text.slice(param.end)) ? [] : [{ at: param.end, text: `: ${type}` }];
}

function getParameterType(param: Pattern): string | undefined {
  if (param.type === 'Identifier') {
    const name = String(param['name']);
    return managers.has(name) ? `SampleNames["${name}"]` : undefined;
  }
  if (param.type !== 'ObjectPattern') return undefined;
  const properties = param['properties'] as { key?: { name?: string } }[];
  return properties.some(({ key }) => managers.has(key?.name ?? '')) ? 'SampleParameters' : undefined;
}
