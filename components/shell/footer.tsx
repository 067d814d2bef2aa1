'use client';

import { isExternalHref, Link } from '@/components/link/link';
import { shell } from './shell-config';
import { BrandMark } from './brand-mark';
import { ExternalIcon } from './icons';

/** The footer of every page, dark in both color modes (FT-01..FT-05). */
export function Footer() {
  const { links, logo, copyright } = shell.footer;
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div className="site-footer-columns">
          {links.map((column) => (
            <div key={column.title}>
              <p className="site-footer-title">{column.title}</p>
              <ul>
                {column.items.map((item) => {
                  const href = item.to ?? item.href ?? '/';
                  return (
                    <li key={item.label}>
                      <Link href={href}>
                        {item.label}
                        {isExternalHref(href) && <ExternalIcon />}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
        <div className="site-footer-end">
          <span role="img" aria-label={logo.alt}>
            <BrandMark />
          </span>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
