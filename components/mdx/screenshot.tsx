import type { PageContext, ResolvedImage } from '@/lib/mdx/types';
import { columnSizes, createContentImage } from './content-image';

export interface ScreenshotProps {
  src: string;
  alt: string;
  /** Address of the clip whose first frame is the picture. */
  video?: string;
  /** Width and height of the picture in px. */
  size: readonly [number, number];
  /** Marked parts of the picture (left, top, width and height in px of the picture), with their explanations. */
  marks: readonly { at: readonly [number, number, number, number]; label: string }[];
}

/** Returns a text with the words between backticks as code. */
const renderInlineCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

/** Transparent poster; without a poster, Chromium paints the video gray. */
const noPoster = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A clip, of which nothing is loaded before the reader starts it, except its first frame when it comes into view. The
 * first frame is an image behind the video, because browsers load posters at once.
 */
function Clip({ first, src, alt }: { first: ResolvedImage; src: string; alt: string }) {
  const { placeholder: _, ...image } = first;
  return (
    <>
      <img
        className="clip-poster"
        {...image}
        sizes={image.srcSet && columnSizes}
        loading="lazy"
        decoding="async"
        alt=""
      />
      <video controls muted playsInline preload="none" poster={noPoster} src={src} aria-label={alt} />
    </>
  );
}

/**
 * Creates the `Screenshot` component for a page: a picture of the viewer with numbered rings around the parts that the
 * list below it explains. The rings are not part of the picture, so that they follow the theme.
 * @see acceptance DOC-31
 */
export function createScreenshot(context: PageContext) {
  const ContentImage = createContentImage(context);
  return function Screenshot({ src, alt, video, size: [width, height], marks }: ScreenshotProps) {
    const radius = Math.max(12, width / 60);
    return (
      <figure className="screenshot">
        <span className="screenshot-frame">
          {video ? (
            <Clip first={context.resolveImage(src)} src={context.resolveImage(video).src} alt={alt} />
          ) : (
            <ContentImage src={src} alt={alt} />
          )}
          {marks.length > 0 && (
            <svg
              className="screenshot-marks"
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              data-no-index=""
            >
              {marks.map(({ at: [x, y, ...ring], label }, index) => (
                <g key={label}>
                  <rect x={x} y={y} width={ring[0]} height={ring[1]} rx={8} />
                  <circle cx={Math.max(x, radius)} cy={Math.max(y, radius)} r={radius} />
                  <text x={Math.max(x, radius)} y={Math.max(y, radius)} fontSize={radius * 1.3}>
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
          )}
        </span>
        {marks.length > 0 && (
          <figcaption>
            <ol>
              {marks.map(({ label }) => (
                <li key={label}>{renderInlineCode(label)}</li>
              ))}
            </ol>
          </figcaption>
        )}
      </figure>
    );
  };
}
