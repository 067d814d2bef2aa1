import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe with all its rules, which lists the places of violations alone: those of passes are many and cost most of the time. */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
