import type { RuleInfo } from '../../rule-info';

/** Which lines of a server configuration help against a mistake. */
export type Remedy = 'caching' | 'cors' | 'corp' | 'framing' | 'isolation' | 'no-isolation' | 'types';

/** A rule of the header checker. */
export interface HeaderRule extends RuleInfo {
  /** What the standard demands, in one sentence. */
  standard?: string;
  remedy?: Remedy;
}

/** Adds to a rule what the standard demands, and the lines that help. */
export const withStandard = (rule: RuleInfo, standard: string, remedy?: Remedy): HeaderRule => ({
  ...rule,
  standard,
  ...(remedy && { remedy }),
});
