/** A prop as a table shows it. */
export interface PropFact {
  name: string;
  /** Type as written in the source, on one line. */
  type: string;
  optional: boolean;
  /** Value as written in the source; null = none. */
  default: string | null;
  /** Sentences of its doc comment; empty = it has none. */
  description: string;
  /** Line of the source. */
  line: number;
}

/** Props of one exported component. */
export interface ComponentFacts {
  name: string;
  /** Own props, in the order of the source. */
  props: readonly PropFact[];
  /** Whose props it takes besides, as written, e.g. `ComponentProps<'button'>`. */
  takes: readonly string[];
  /** From the project root. */
  file: string;
}

/** What checks and the build read of a control's text; `ControlText` of the components fits it. */
export interface ControlFacts {
  name: string;
  demos: readonly { id: string }[];
  props: readonly string[];
  alsoImported?: readonly string[];
  related: readonly { href: string }[];
}

/** What they read of a pattern's text; `PatternText` of the components fits it. */
export interface PatternFacts {
  id: string;
  sources: readonly { path: string }[];
  controls: readonly { href: string }[];
  services: readonly { href: string }[];
}

/** All texts of the showcase. */
export interface ShowcaseFacts {
  controls: readonly ControlFacts[];
  patterns: readonly PatternFacts[];
}

/** What the build makes of the sources of a control or pattern. */
export interface BuiltPart {
  /** Highlighted code: of each demo by its id, of each source of a pattern by its path. */
  code: Readonly<Record<string, string>>;
  /** Highlighted line that imports a control's components; empty when the viewer's library does not have them. */
  importLine: string;
  /** Components whose props its page lists, in the order of its text. */
  components: readonly ComponentFacts[];
}
