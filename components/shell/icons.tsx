import { externalLinkIconSize } from '@/lib/site/constants';

/** Names of the icons of the shell. `app/styles/icons.css` draws them in the text color. */
type ShellIconName =
  'arrow-up' | 'close' | 'github' | 'home' | 'language' | 'menu' | 'moon' | 'sidebar-toggle' | 'sun';

/** Decorative icon of the shell, hidden from assistive technology. */
export const ShellIcon = ({ name, className = '' }: { name: ShellIconName; className?: string }) => (
  <span className={`shell-icon icon-${name} ${className}`.trimEnd()} aria-hidden="true" />
);

/** Icon that marks external links (NAV-06, CON-08). */
export const ExternalLinkIcon = () => (
  <svg
    width={externalLinkIconSize}
    height={externalLinkIconSize}
    className="external-icon"
    aria-hidden="true"
  />
);

/** The site's logo; the element around it has a name. */
export const BrandMark = () => <span className="brand-mark" aria-hidden="true" />;
