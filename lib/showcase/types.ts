/** A row of a props table. */
export interface PropFact {
  name: string;
  /** Type as written in the source, on one line. */
  type: string;
  optional: boolean;
  /** Value as written in the source; null if there is none. */
  default: string | null;
  /** Text of its doc comment; empty if there is none. */
  description: string;
}

/** Props of one exported component. */
export interface ComponentFacts {
  name: string;
  /** Own props, in the order of the source. */
  props: readonly PropFact[];
  /** Types whose props it also accepts, as written, e.g. `ComponentProps<'button'>`. */
  takes: readonly string[];
}

/** The parts of `ControlText` that the build reads. */
export interface ControlFacts {
  name: string;
  demos: readonly { id: string }[];
  props: readonly string[];
  alsoImported?: readonly string[];
}

/** The parts of `PatternText` that the build reads. */
export interface PatternFacts {
  id: string;
  sources: readonly { path: string }[];
}

/** All texts of the showcase. */
export interface ShowcaseTexts {
  controls: readonly ControlFacts[];
  patterns: readonly PatternFacts[];
}

/** Data from the sources of a control or pattern that its page shows. */
export interface BuiltPart {
  /** Highlighted code: demos by their ids, sources of a pattern by their paths. */
  code: Readonly<Record<string, string>>;
  /** Highlighted line that imports a control's components; empty when the viewer's library does not have them. */
  importLine: string;
  /** Components whose props its page lists, in the order of its text. */
  components: readonly ComponentFacts[];
}
