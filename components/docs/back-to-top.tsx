'use client';

import { useEffect, useState } from 'react';
import { ArrowUpIcon } from '@/components/shell/icons';

const THRESHOLD = 300;

function toTop() {
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'auto' });
}

/** Shown after scrolling up while far down the page; a jump to a hash does not show it (DOC-32). */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let jumped = false;
    const onScroll = () => {
      const y = window.scrollY;
      if (jumped) jumped = false;
      else if (y < THRESHOLD) setShown(false);
      else if (y < last) setShown(y + window.innerHeight < document.documentElement.scrollHeight);
      else if (y > last) setShown(false);
      last = y;
    };
    const onJump = () => {
      jumped = true;
      setShown(false);
    };
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && link.pathname === location.pathname) onJump();
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('hashchange', onJump);
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('hashchange', onJump);
      document.removeEventListener('scroll', onScroll);
    };
  }, []);

  return (
    <button
      type="button"
      className="theme-back-to-top-button back-to-top"
      data-shown={shown}
      tabIndex={shown ? 0 : -1}
      aria-hidden={!shown}
      aria-label="Scroll back to top"
      onClick={toTop}
    >
      <ArrowUpIcon />
    </button>
  );
}
