// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, buttonVariants } from '@/components/ui/button';
import { ButtonPressed } from '@/components/showcase/controls/button/pressed';
import { ButtonUnavailable } from '@/components/showcase/controls/button/unavailable';

afterEach(cleanup);

const theButton = () => screen.getByRole<HTMLButtonElement>('button');
const classes = (element: HTMLElement) => [...element.classList];

describe('Button', () => {
  it('SC-04 acts on click, Enter and Space', async () => {
    const act = vi.fn<() => void>();
    render(<Button onClick={act}>Save report</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('SC-05 takes no focus and no clicks while disabled', async () => {
    const act = vi.fn<() => void>();
    render(
      <Button disabled onClick={act}>
        Save report
      </Button>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(theButton(), { pointerEventsCheck: 0 });
    expect(act).not.toHaveBeenCalled();
  });

  it('submits its form unless told otherwise, with its name and value', async () => {
    const sent: Record<string, FormDataEntryValue>[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          sent.push(Object.fromEntries(new FormData(event.currentTarget, submitter)));
        }}
      >
        <Button name="action" value="store">
          Store
        </Button>
        <Button type="button">Preview</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Store' }));
    expect(sent).toEqual([{ action: 'store' }]);
  });

  it('draws the one element inside as a link that looks like a button', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button asChild variant="link" className="px-4" ref={ref}>
        <a href="/platform/themeing">Theming</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Theming' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(link.getAttribute('href')).toBe('/platform/themeing');
    expect(ref.current).toBe(link);
    expect(classes(link)).toContain('text-primary');
    expect(classes(link)).toContain('px-4');
    expect(classes(link)).not.toContain('px-2');
  });

  it('has the heights of the viewer, 28 px by default, and takes others', () => {
    const heights = (['default', 'sm', 'lg', 'icon'] as const).map((size) =>
      classes(render(<Button size={size} />).container.firstElementChild as HTMLElement).find((name) =>
        /^h-\d/.test(name),
      ),
    );
    expect(heights).toEqual(['h-7', 'h-6', 'h-9', 'h-6']);
    cleanup();
    render(<Button className="h-12">Save</Button>);
    expect(classes(theButton())).toContain('h-12');
    expect(classes(theButton())).not.toContain('h-7');
  });

  it('looks different in each variant, and like `default` in none', () => {
    const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
    const looks = variants.map((variant) => buttonVariants({ variant }));
    expect(new Set(looks).size).toBe(variants.length);
    expect(buttonVariants()).toBe(buttonVariants({ variant: 'default', size: 'default' }));
  });

  it.each([
    [{ dataCY: 'save' }, 'save'],
    [{ name: 'save' }, 'save-btn'],
    [{ dataCY: 'a', name: 'b' }, 'a'],
    [{}, null],
  ])('with %o has %s as data-cy', (props, expected) => {
    render(<Button {...props} />);
    expect(theButton().getAttribute('data-cy')).toBe(expected);
    expect(theButton().hasAttribute('datacy')).toBe(false);
  });

  it('SC-09 comes from the server without styles or handlers in its HTML', () => {
    const html = renderToString(<Button dataCY="save">Save</Button>);
    expect(html).toMatch(/^<button data-cy="save" class="[^"]+">Save<\/button>$/);
  });
});

describe('examples of Button', () => {
  it('SC-04 the toggle says whether it is pressed', async () => {
    render(<ButtonPressed />);
    expect(theButton().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(theButton());
    expect(theButton().getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('Each viewport scrolls by itself.')).toBeTruthy();
  });

  it('SC-05 the unavailable button can be focused, tells why, and does nothing until it can', async () => {
    render(<ButtonUnavailable />);
    const create = screen.getByRole('button', { name: 'Create report' });
    const status = screen.getByRole('status');
    expect(create.getAttribute('aria-describedby')).toBe(status.id);
    create.focus();
    expect(document.activeElement).toBe(create);
    await userEvent.keyboard('{Enter}');
    expect(status.textContent).toBe('A report needs at least one measurement.');
    await userEvent.click(screen.getByRole('button', { name: 'Add measurement' }));
    expect(create.getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(create);
    expect(create.getAttribute('aria-disabled')).toBe('true');
  });
});
