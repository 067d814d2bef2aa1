import 'server-only';
import { buildDesign, type Design } from './build-design';
import { readDesignFiles } from './design-files';
import { tokenGroups } from './token-groups';

/** What the page of colours and type shows, from the sheets as they are on disk. */
export function getDesign(): Design {
  return buildDesign(readDesignFiles(process.cwd()), tokenGroups);
}
