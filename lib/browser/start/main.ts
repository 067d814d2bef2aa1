/** The script that starts the site, which all pages load after they have been painted. */
import { attachControls } from '../controls/attach-controls';
import type { StartSettings } from '../inline/settings';
import { start } from './start';

/** The build replaces this name with its value. */
declare const settings: StartSettings;

attachControls();
void start(settings);
