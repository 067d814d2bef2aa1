/** Inline script of every page of an offline copy, which runs before the first paint. */
import { applyColorMode } from '@/lib/browser/inline/color-mode';
import { setEarlyMarks } from '@/lib/browser/inline/early-marks';
import type { InlineSettings } from '@/lib/browser/inline/settings';

/** The build replaces this name with its value. */
declare const settings: InlineSettings;

setEarlyMarks(settings);
applyColorMode(settings);
