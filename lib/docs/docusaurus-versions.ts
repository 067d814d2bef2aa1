import type { DocusaurusSite } from '@/lib/docusaurus/types';
import type { VersionConfig } from '@/lib/site/schema';

/** The versions of a Docusaurus site as the configuration of this one would name them. @see acceptance VER-01 */
export function toVersionConfigs({ versions }: DocusaurusSite): VersionConfig[] {
  return versions.map(({ name, label, path, dir, isLast, banner }) => ({
    name,
    label,
    path,
    dir,
    isLast,
    banner,
  }));
}
