import { resolveImageFile } from '@/lib/docs/resolve-image';
import type { VersionModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';

/**
 * Lists the images outside a version's folder that its pages use, as `page: file`. Copying the folder would not copy
 * these images.
 * @param dir the version's folder, from the project root
 */
export async function findImagesOutsideVersion(
  { docs }: Pick<VersionModel, 'docs'>,
  dir: string,
  compile: (body: string) => Promise<Pick<CompiledDoc, 'images'>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const doc of docs)
    for (const { href } of (await compile(doc.body)).images) {
      const file = resolveImageFile(doc, href);
      if (file !== null && !file.startsWith(`${dir}/`)) found.push(`${doc.file}: ${file}`);
    }
  return found;
}
