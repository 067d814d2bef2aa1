/** Tag of pages that belong to no version of the docs. @see acceptance SM-12, SH-12 */
export const siteTag = 'default';

/** The tag by which queries choose a version of the docs: `docs-<pluginId>-<version>`. @see acceptance SM-12, SH-12 */
export const getVersionTag = (pluginId: string, version: string): string => `docs-${pluginId}-${version}`;
