/** A prop of a component, displayed as one row of a props table. */
export interface PropDescription {
  name: string;
  /** Type of the prop as written in the source, on one line. */
  type: string;
  optional: boolean;
  /** Default value as written in the source; null if there is none. */
  default: string | null;
  /** Text of the prop's doc comment; empty if there is none. */
  description: string;
}

/** A component with its props, as read from the source. */
export interface ComponentDescription {
  name: string;
  /** The component's own props, in the order of the source. */
  props: readonly PropDescription[];
  /** Types whose props the component also accepts, as written in the source, e.g. `ComponentProps<'button'>`. */
  takes: readonly string[];
}

export interface ShowcasePageData {
  /** Highlighted code examples as HTML: demos of a control by id, source files of a pattern by path. */
  code: Readonly<Record<string, string>>;
  /** Highlighted import statements of a control's components; empty if the viewer's package does not have them. */
  importLine: string;
  /** Components whose props the page lists, in the order of the page. */
  components: readonly ComponentDescription[];
}
