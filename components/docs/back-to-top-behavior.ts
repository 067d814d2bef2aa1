const THRESHOLD = 300;

function toTop() {
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'auto' });
}

/**
 * Shows the "Back to top" button when the reader scrolls up, but not near the top or after a jump to a hash.
 * @see acceptance DOC-32
 */
export function attachBackToTop(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('.back-to-top');
  if (!button) return;
  let last = window.scrollY;
  let jumped = false;
  const show = (shown: boolean) => {
    button.dataset.shown = String(shown);
    button.inert = !shown;
  };
  const onScroll = () => {
    const y = window.scrollY;
    if (jumped) jumped = false;
    else if (y < THRESHOLD || y > last) show(false);
    else if (y < last) show(y + window.innerHeight < document.documentElement.scrollHeight);
    last = y;
  };
  const onJump = () => {
    jumped = true;
    show(false);
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link && link.pathname === location.pathname) onJump();
  };
  button.addEventListener('click', toTop, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('hashchange', onJump, { signal });
  document.addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => show(false));
}
