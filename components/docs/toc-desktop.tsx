'use client';

import { useEffect, useRef, useState } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { pickActiveHeading } from './pick-active-heading';
import { TocList } from './toc-list';

const navbarHeight = () => document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;

function readActive(ids: readonly string[]): string | null {
  const tops = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const place = scrollY <= 0 ? 'top' : isAtEnd ? 'end' : 'within';
  return pickActiveHeading(tops, { navbar: navbarHeight(), height: innerHeight, place });
}

/** Scrolls a list that is longer than the window so that its marked entry can be seen. */
function showActive(list: HTMLElement | null) {
  const entry = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !entry) return;
  const box = list.getBoundingClientRect();
  if (entry.top < box.top || entry.bottom > box.bottom)
    list.scrollTop += entry.top - box.top - box.height / 2;
}

/** Contents list beside the page; the heading being read is marked while scrolling (DOC-08). */
export function TocDesktop({ toc }: { toc: readonly TocEntry[] }) {
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  useEffect(() => showActive(list.current), [active]);
  useEffect(() => {
    const ids = toc.map((entry) => entry.id);
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setActive(readActive(ids)));
    };
    update();
    document.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [toc]);
  return (
    <nav ref={list} className="theme-doc-toc-desktop" aria-labelledby="toc-caption">
      <p id="toc-caption" className="toc-caption">
        On this page
      </p>
      <TocList toc={toc} active={active} />
    </nav>
  );
}
