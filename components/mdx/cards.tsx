import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from '@/components/link/link';
import type { PageContext } from '@/lib/mdx/types';
import { Icon, iconNames, isIconName, type IconName } from './icons';

export interface LinkCardProps {
  title: string;
  /** Path without the base path, or URL. In the `Card` of a page, the address as written by the author. */
  href: string;
  icon?: IconName;
  children?: ReactNode;
}

/** Card in a grid; its link covers the whole card. */
export function LinkCard({ title, href, icon, children }: LinkCardProps) {
  return (
    <li className="card">
      {icon && (
        <span className="card-icon">
          <Icon name={icon} />
        </span>
      )}
      <div className="card-text">
        <Link className="card-link" href={href}>
          {title}
        </Link>
        {children && <div className="card-body">{children}</div>}
      </div>
    </li>
  );
}

/** A grid of link cards. */
export function Cards(props: HTMLAttributes<HTMLUListElement>) {
  return <ul className="cards" {...props} />;
}

/**
 * Creates the `Card` component for a page, which resolves its address in the same way as links in the text.
 * @throws Error when it is rendered with an icon that does not exist
 */
export function createCard(context: PageContext) {
  return function Card({ href, ...rest }: LinkCardProps) {
    const icon: string | undefined = rest.icon;
    if (icon && !isIconName(icon))
      throw new Error(`There is no icon "${icon}", only ${iconNames.join(', ')}`);
    return <LinkCard {...rest} href={context.resolveHref(href)} />;
  };
}
