import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe with all its rules, which lists the places of violations alone: those of passes are many and cost most of the time. */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** axe with the rules that ask for colours: all else is the same in both modes of a page. */
export const createColourAxe = (page: Page): AxeBuilder =>
  createAxe(page).withRules(['color-contrast', 'link-in-text-block']);
