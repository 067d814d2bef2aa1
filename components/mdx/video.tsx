import type { ReactNode } from 'react';
import { Link } from '@/components/link/link';
import { opensInNewTab, opensVideoHost, videoOn } from '@/lib/i18n/messages/content';
import type { PageContext } from '@/lib/mdx/types';
import { Icon } from './icons';

export interface VideoProps {
  title: string;
  /** Address of the page on which the video can be watched. */
  href: string;
  /** How long the video is, e.g. `17 min`. */
  length?: string;
  /** Picture from the content; without one, the card has a drawn poster. */
  still?: string;
  /** What else readers should know, e.g. that the video shows an older version. */
  children?: ReactNode;
}

const siteNames: Readonly<Record<string, string>> = {
  'vimeo.com': 'Vimeo',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
};

/**
 * Creates the `Video` component for a page: a card that leads to a video on another host. Nothing is loaded from that
 * host before the reader clicks, because it may be blocked or count visitors.
 */
export function createVideo(context: PageContext) {
  return function Video({ title, href, length, still, children }: VideoProps) {
    const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : '';
    const image = still === undefined ? null : context.resolveImage(still);
    const facts = [host && videoOn(siteNames[host] ?? host), length].filter(Boolean);
    return (
      <div className="card video">
        <span className="video-still">
          {image && (
            <img
              src={image.src}
              srcSet={image.srcSet}
              sizes={image.srcSet && '12rem'}
              loading="lazy"
              decoding="async"
              alt=""
            />
          )}
          <Icon name="play" />
        </span>
        <div className="card-text">
          <Link className="card-link" href={context.resolveHref(href)} aria-description={opensInNewTab}>
            {title}
          </Link>
          <div className="card-body">
            <p data-no-index="">{facts.join(' · ')}</p>
            {children && <div>{children}</div>}
            {host && (
              <p className="video-host" data-no-index="">
                {opensVideoHost(host)}
              </p>
            )}
          </div>
        </div>
      </div>
    );
  };
}
