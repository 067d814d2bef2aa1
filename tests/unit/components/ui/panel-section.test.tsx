// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PanelSection } from '@/components/ui/panel-section';

const user = userEvent.setup();
const header = (name: string) => screen.getByRole('button', { name });
const isFolded = (text: string) => screen.getByText(text).closest('[inert]') !== null;

function Panel({ onClick }: { onClick?: (event: React.MouseEvent) => void }) {
  return (
    <>
      <PanelSection>
        <PanelSection.Header {...(onClick && { onClick })}>Series</PanelSection.Header>
        <PanelSection.Content>
          <p>256 images</p>
        </PanelSection.Content>
      </PanelSection>
      <PanelSection defaultOpen={false}>
        <PanelSection.Header showChevron={false}>Findings</PanelSection.Header>
        <PanelSection.Content>
          <p>None</p>
        </PanelSection.Content>
      </PanelSection>
    </>
  );
}

it('SC-05 a panel section toggles on Enter and Space, and exposes its state and its content', async () => {
  render(<Panel />);
  const series = header('Series');
  series.focus();
  await user.keyboard('{Enter}');
  expect(series.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard(' ');
  expect(series.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(series);
  const content = document.getElementById(series.getAttribute('aria-controls') ?? '');
  expect(content?.textContent).toBe('256 images');
});

it('SC-04 a panel section has a heading, is open by default, and toggles without the sections beside it', async () => {
  render(<Panel />);
  const [series, findings] = screen.getAllByRole('heading', { level: 3 });
  expect(series?.querySelector('svg')).toBeTruthy();
  expect(findings?.querySelector('svg')).toBeNull();
  expect([isFolded('256 images'), isFolded('None')]).toEqual([false, true]);
  await user.click(header('Findings'));
  expect([isFolded('256 images'), isFolded('None')]).toEqual([false, false]);
  await user.click(header('Series'));
  expect([isFolded('256 images'), isFolded('None')]).toEqual([true, false]);
});

it('a panel section calls onClick of its header, and stays open if that handler prevents the default', async () => {
  const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
  render(<Panel onClick={onClick} />);
  await user.click(header('Series'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(isFolded('256 images')).toBe(false);
});

it('a part of a panel section throws if it is used outside a section', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<PanelSection.Content>None</PanelSection.Content>)).toThrow(
    'PanelSection.Content must be inside a PanelSection.',
  );
});
