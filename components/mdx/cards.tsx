import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from '@/components/link/link';
import type { PageContext } from '@/lib/mdx/types';
import { Icon, isIconName, type IconName } from './icons';

export interface LinkCardProps {
  title: string;
  /** Address as in the served HTML. */
  href: string;
  icon?: IconName | undefined;
  children?: ReactNode;
}

/** One entry of a card grid; the link covers the whole card. */
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

export interface CardProps {
  title: string;
  /** As the author wrote it, e.g. a relative file link. */
  href: string;
  icon?: string;
  children?: ReactNode;
}

/** Creates the `Card` component of a page, which resolves its link like links in text. */
export function createCard(context: PageContext) {
  return function Card({ icon, href, ...rest }: CardProps) {
    return (
      <LinkCard
        {...rest}
        href={context.resolveHref(href)}
        icon={icon && isIconName(icon) ? icon : undefined}
      />
    );
  };
}
