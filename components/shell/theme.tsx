import { colorModeSwitch, darkMode, lightMode } from '@/lib/i18n/messages/shell';
import { useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon } from './icons';
import { shellConfig } from './shell-config';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readMode = () => document.documentElement.dataset.theme;

/** Button whose name includes the current color mode (CM-07). The inline script switches the mode (`keepColorMode`). */
export function ColorModeToggle() {
  const mode = useSyncExternalStore(subscribe, readMode, () => shellConfig.colorMode.defaultMode);
  const label = colorModeSwitch(mode === 'light' ? lightMode : darkMode);
  return (
    <button type="button" className="icon-button color-toggle" aria-label={label} title={label}>
      {/* Style sheets show one of them, so that the icon is right before the site starts. */}
      <MoonIcon className="themed-image-dark" />
      <SunIcon className="themed-image-light" />
    </button>
  );
}
