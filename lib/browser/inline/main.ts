/** The inline script of every page, which runs in the `<head>` before the first paint. */
import { retryFailedScripts } from '../next-internals';
import { setEarlyMarks } from './early-marks';
import { watchReader } from './early-presses';
import { loadPageFiles } from './load-page-files';
import { removeUnknownColorMode } from './remove-unknown-color-mode';
import type { InlineSettings } from './settings';
import { setDefaultPolicy } from './trusted-types';

/** The build replaces this name with its value. */
declare const settings: InlineSettings;

setDefaultPolicy(settings.scriptOrigins);
retryFailedScripts();
setEarlyMarks(settings);
removeUnknownColorMode(settings);
watchReader(settings);
loadPageFiles();
