import 'server-only';
import { buildDesign, type Design } from './build-design';
import { readDesignFiles } from './design-files';
import { tokenGroups } from './token-groups';

/** The data of the page of colors and typography, read from disk. */
export function getDesign(): Design {
  return buildDesign(readDesignFiles(process.cwd()), tokenGroups);
}
