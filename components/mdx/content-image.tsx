import type { ImgHTMLAttributes } from 'react';
import type { PageContext, ResolvedImage } from '@/lib/mdx/types';
import { mapUrls } from '@/lib/mdx/url-attributes';

export interface ContentImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Alias of `src`. */
  img?: string;
}

export interface ThemedImageProps extends Omit<ContentImageProps, 'src' | 'img'> {
  sources: { light: string; dark: string };
}

/** Value of `sizes` for images in the text: the window's width on phones, else the width of the text column. */
export const columnSizes = '(max-width: 46rem) 100vw, 46rem';

/** Returns the size given by the author, else that of the file. Keeps the aspect ratio if only one side is given. */
function sizeOf(image: ResolvedImage, { width, height }: Pick<ContentImageProps, 'width' | 'height'>) {
  const shape = image.width && image.height ? image.width / image.height : undefined;
  if (width === undefined && height === undefined) return { width: image.width, height: image.height };
  if (shape === undefined || (width !== undefined && height !== undefined)) return { width, height };
  if (width !== undefined) return { width, height: Math.round(Number(width) / shape) || undefined };
  return { width: Math.round(Number(height) * shape) || undefined, height };
}

/**
 * Creates the `img` component for a page. Images load lazily, unless the author gives them a high priority, with a tiny
 * preview and the right size from the start.
 * @see acceptance DOC-28, DOC-31
 */
export function createContentImage(context: PageContext) {
  return function ContentImage({ src, img, srcSet, alt = '', className, ...props }: ContentImageProps) {
    const { width, height, ...rest } = props;
    const image = context.resolveImage(img ?? (typeof src === 'string' ? src : ''));
    return (
      <span className={className ? `image ${className}` : 'image'}>
        {image.placeholder && <img className="image-placeholder" src={image.placeholder} alt="" />}
        <img
          className="image-main"
          loading={rest.fetchPriority === 'high' ? 'eager' : 'lazy'}
          decoding="async"
          {...sizeOf(image, { width, height })}
          srcSet={
            srcSet ? mapUrls('srcSet', srcSet, (url) => context.resolveUrl(url, 'image')) : image.srcSet
          }
          sizes={srcSet ? undefined : image.srcSet && columnSizes}
          {...rest}
          src={image.src}
          alt={alt}
        />
      </span>
    );
  };
}

/**
 * Creates the `ThemedImage` component for a page. The HTML contains a light and a dark variant; CSS shows one of them.
 * @see acceptance CM-10
 */
export function createThemedImage(context: PageContext) {
  const ContentImage = createContentImage(context);
  return function ThemedImage({ sources, className, ...rest }: ThemedImageProps) {
    const variant = (mode: 'light' | 'dark') =>
      ['themed-image', `themed-image-${mode}`, className].filter(Boolean).join(' ');
    return (
      <>
        <ContentImage {...rest} src={sources.light} className={variant('light')} />
        <ContentImage {...rest} src={sources.dark} className={variant('dark')} data-no-index="" />
      </>
    );
  };
}
