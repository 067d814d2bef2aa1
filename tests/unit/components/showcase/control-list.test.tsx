// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ControlList } from '@/components/showcase/list/control-list';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const demo = (title: string) => ({ id: title.toLowerCase(), title, description: '' });
const controls = [
  { name: 'Button', summary: 'Starts an action.', demos: [demo('With an icon')] },
  { name: 'Slider', summary: 'A number within `limits`.', demos: [demo('Steps')] },
] as const;

const names = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

it('SC-02 the list names every control, and typing narrows it by name, summary and examples', async () => {
  const user = userEvent.setup();
  render(<ControlList controls={controls} />);
  expect(names()).toEqual(['Button', 'Slider']);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  await user.type(filter, 'ICON');
  expect(names()).toEqual(['Button']);
  expect(screen.getByText('1 component')).toBeTruthy();
  await user.clear(filter);
  await user.type(filter, 'number limits');
  expect(names()).toEqual(['Slider']);
  await user.clear(filter);
  await user.type(filter, 'nothing at all');
  expect(names()).toEqual([]);
  expect(screen.getByText('0 components')).toBeTruthy();
});
