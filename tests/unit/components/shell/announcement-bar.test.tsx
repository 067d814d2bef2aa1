import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AnnouncementBar } from '@/components/shell/announcement-bar';
import { shellConfig } from '@/components/shell/shell-config';

vi.mock('@/components/shell/shell-config', () => ({ shellConfig: {} }));

const draw = (announcementBar: object | null) => {
  Object.assign(shellConfig, { announcementBar });
  return renderToStaticMarkup(<AnnouncementBar />);
};

it('AB-02 the shell shows no announcement bar if none is configured, and no button if it cannot be closed', () => {
  const bar = { id: 'news', content: '<b>News</b>' };
  expect(draw(null)).toBe('');
  expect(draw({ ...bar, isCloseable: true })).toContain('<b>News</b></div><button');
  expect(draw({ ...bar, isCloseable: false })).toContain('<b>News</b></div></section>');
});
