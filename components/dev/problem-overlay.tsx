'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import generated from '@/generated/problems.json';
import { formatCount } from '@/lib/content/problems';
import type { DevProblems } from '@/lib/content/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import './problem-overlay.css';

/**
 * Shows authors the problems in the file of the open page, in development only. Escape or the button hides the overlay
 * until the problems change. The overlay does not take focus, and screen readers announce it only once.
 */
export function ProblemOverlay() {
  const { pages, elsewhere } = generated as DevProblems;
  const problems = pages[decodePath(normalizePath(usePathname() ?? '/'))] ?? [];
  const identity = JSON.stringify(problems);
  const [closed, setClosed] = useState('');
  const isOpen = problems.length > 0 && closed !== identity;

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setClosed(identity);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, identity]);

  if (!isOpen) return null;
  return (
    <aside className="dev-problems" aria-label="Problems of this page">
      <div className="dev-problems-head">
        <p role="status">
          {formatCount(problems.length, 'problem')} on this page
          {elsewhere > 0 && `, ${elsewhere} in files that are not pages: see the terminal`}
        </p>
        <button type="button" onClick={() => setClosed(identity)}>
          Close (Esc)
        </button>
      </div>
      <ul>
        {problems.map(({ file, line, column, rule, message, hint, severity }, index) => (
          <li key={index} data-severity={severity}>
            <code>
              {file}:{line}:{column}
            </code>{' '}
            {rule}
            {severity === 'warning' && ' (warning)'}
            <p>{message}</p>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
