'use client';

import { isExternalHref, Link } from '@/components/link/link';
import { shellConfig } from './shell-config';
import { BrandMark, ExternalLinkIcon } from './icons';

/** The footer of every page, dark in both color modes (FT-01..FT-05). */
export function Footer() {
  const { links, logo, copyright } = shellConfig.footer;
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
                        {isExternalHref(href) && <ExternalLinkIcon />}
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
