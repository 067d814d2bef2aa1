import { corsRules } from './cors-rules';
import { fileRules } from './file-rules';
import { pageRules } from './page-rules';
import type { HeaderRule } from './header-rule';

/** All rules of the header checker, by name. */
export const rules: Readonly<
  Record<keyof typeof corsRules | keyof typeof fileRules | keyof typeof pageRules, HeaderRule>
> = { ...corsRules, ...pageRules, ...fileRules };

export type HeaderRuleName = keyof typeof rules;
