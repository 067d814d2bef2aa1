import type { ThemeRegistration } from 'shiki/core';

/** Grammar scopes of each token class. If several scopes are equally specific, the last row wins. */
const tokenScopes: Readonly<Record<string, string>> = {
  k: `keyword storage entity.name.tag variable.language markup.heading meta.diff.range
    keyword.other.definition.ini entity.name.section`,
  n: 'constant support.constant variable.other.constant keyword.other.unit',
  s: `string markup.inline.raw markup.fenced_code.block constant.other.symbol
    support.constant.property-value`,
  f: `entity.name.function support.function entity.name.type entity.name.class support.class
    entity.other.inherited-class entity.other.attribute-name.class.css
    entity.other.attribute-name.id.css`,
  m: `variable.parameter entity.other.attribute-name support.type.property-name
    meta.object-literal.key entity.name.tag.yaml variable.other.normal.shell
    variable.other.assignment.shell variable.other.env`,
  p: 'punctuation.definition.tag punctuation.definition.list punctuation.definition.heading',
  l: 'markup.underline.link string.other.link',
  c: 'comment punctuation.definition.comment meta.diff.header',
  i: 'markup.inserted punctuation.definition.inserted',
  d: 'markup.deleted punctuation.definition.deleted',
};

const plainColor = '#000000';
const plainScopes = [
  'keyword.operator',
  'string meta.template.expression',
  'string source',
  'storage.type.function.arrow',
];

/** Placeholder color that represents each CSS class in the theme. */
const colors = new Map(
  Object.keys(tokenScopes).map((name, index) => [name, `#0000${(index + 16).toString(16).toUpperCase()}`]),
);
const classes = new Map([...colors].map(([name, color]) => [color, name]));

/** A shiki theme whose placeholder colors represent CSS classes, which the style sheet colors for each color mode. */
export const tokenTheme: ThemeRegistration = {
  name: 'token-classes',
  type: 'dark',
  fg: plainColor,
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: plainColor } },
    { scope: plainScopes, settings: { foreground: plainColor } },
    ...Object.entries(tokenScopes).map(([name, scope]) => ({
      scope: scope.split(/\s+/),
      settings: { foreground: colors.get(name) ?? plainColor },
    })),
  ],
};

/** Returns the CSS class that a placeholder color represents; empty for plain text. */
export function getClassOfColor(color: string | undefined): string {
  return classes.get(color?.toUpperCase() ?? '') ?? '';
}
