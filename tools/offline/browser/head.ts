/** Inline script of every page of an offline copy, which runs before the first paint. */
import { attachControls } from '@/lib/browser/controls/attach-controls';
import { setEarlyMarks } from '@/lib/browser/inline/early-marks';
import { removeUnknownColorMode } from '@/lib/browser/inline/remove-unknown-color-mode';
import type { InlineSettings } from '@/lib/browser/inline/settings';

/** The build replaces this name with its value. */
declare const settings: InlineSettings;

setEarlyMarks(settings);
removeUnknownColorMode(settings);
attachControls();
