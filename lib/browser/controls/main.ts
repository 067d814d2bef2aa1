/** The script for the controls in the text during development, when there is no start script. */
import { attachControls } from './attach-controls';

attachControls();
