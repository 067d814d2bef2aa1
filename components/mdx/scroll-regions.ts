import { wideTableLabel, namedWideTableLabel } from '@/lib/i18n/messages/page-tools';
import { watchOverflow } from './watch-overflow';

const regions = '.table-wrapper, .diagram-scroll';

/** Returns a name for each table and diagram: its caption, else the heading above it, with a number if repeated. */
function regionNames(): Map<HTMLElement, string> {
  const names = new Map<HTMLElement, string>();
  const seen = new Map<string, number>();
  let heading = '';
  for (const element of document.querySelectorAll<HTMLElement>(`h1, h2, h3, h4, h5, h6, ${regions}`)) {
    if (!element.matches(regions)) {
      heading = element.textContent ?? '';
      continue;
    }
    const caption =
      element.parentElement?.querySelector(':scope > figcaption') ?? element.querySelector('caption');
    const name = caption?.textContent || (heading ? namedWideTableLabel(heading) : wideTableLabel);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    names.set(element, count > 1 ? `${name} (${count})` : name);
  }
  return names;
}

/** Scrolls tables and tab lists to the whole focused element. Browsers do not if a part of it is visible. */
function showFocused({ target }: Event): void {
  const element = target as Element;
  if (element.matches(':focus-visible') && element.parentElement?.closest('.table-wrapper, .tab-list'))
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Makes tables and diagrams that are wider than the text focusable, as named regions, so that keys can scroll them. */
export function attachScrollRegions(signal: AbortSignal): void {
  document.addEventListener('focusin', showFocused, { signal });
  const names = regionNames();
  watchOverflow(names.keys(), signal, (wrapper, overflows) => {
    if (!overflows) {
      for (const name of ['tabindex', 'role', 'aria-label']) wrapper.removeAttribute(name);
      return;
    }
    wrapper.tabIndex = 0;
    wrapper.setAttribute('role', 'region');
    wrapper.setAttribute('aria-label', names.get(wrapper) ?? wideTableLabel);
  });
}
