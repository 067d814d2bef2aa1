// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ControlList } from '@/components/showcase/list/control-list';

const demo = (title: string) => ({ id: title.toLowerCase(), title, description: '' });
const controls = [
  { name: 'Button', summary: 'Starts an action.', demos: [demo('With an icon')] },
  { name: 'Slider', summary: 'A number within `limits`.', demos: [demo('Steps')] },
] as const;

const names = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

it('SC-02 the list of controls shows every control, and filters by name, summary and examples', async () => {
  const user = userEvent.setup();
  render(<ControlList controls={controls} />);
  expect(names()).toEqual(['Button', 'Slider']);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  for (const [query, found, count] of [
    ['ICON', ['Button'], '1 component'],
    ['number limits', ['Slider'], '1 component'],
    ['nothing at all', [], '0 components'],
  ] as const) {
    await user.clear(filter);
    await user.type(filter, query);
    expect(names()).toEqual(found);
    expect(screen.getByText(count)).toBeTruthy();
  }
});
