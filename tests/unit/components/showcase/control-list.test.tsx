// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ControlList } from '@/components/showcase/list/control-list';

const controls = [
  { name: 'Button', text: 'Button Starts an action. With an icon', section: <h2>Button</h2> },
  { name: 'Slider', text: 'Slider A number within `limits`. Steps', section: <h2>Slider</h2> },
];

const names = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const sections = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

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
    expect(sections()).toEqual(found);
    expect(screen.getByText(count)).toBeTruthy();
  }
});
