import { defineConfig } from '@playwright/test';
import base from './playwright.config';
export default defineConfig({ ...base, reporter: [['line']], timeout: 45_000, expect: { timeout: 8000 } });
