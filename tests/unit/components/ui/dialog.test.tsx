// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
  type DialogProps,
} from '@/components/ui/dialog';
import { keepInside } from '@/components/ui/use-draggable';

function Rename({ content, ...dialog }: DialogProps & { content?: DialogContentProps }) {
  return (
    <>
      <Dialog {...dialog}>
        <DialogTrigger>Rename</DialogTrigger>
        <DialogContent {...content}>
          <DialogHeader>
            <DialogTitle>Rename segment</DialogTitle>
          </DialogHeader>
          <input aria-label="Name" />
        </DialogContent>
      </Dialog>
      <p>Page</p>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog');

async function open(props: Parameters<typeof Rename>[0] = {}) {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Rename {...props} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  return user;
}

it('SC-04 an unstyled dialog has no close button', async () => {
  await open({ content: { unstyled: true } });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('SC-05 a dialog stays open on Escape and on a press outside if configured so', async () => {
  const user = await open({ shouldCloseOnEsc: false, shouldCloseOnOverlayClick: false });
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Page'));
  expect(dialog()).not.toBeNull();
});

it('SC-05 a dialog calls the Escape handler of its content, which can keep it open', async () => {
  const onEscapeKeyDown = vi.fn<(event: KeyboardEvent) => void>((event) => event.preventDefault());
  const user = await open({ content: { onEscapeKeyDown } });
  await user.keyboard('{Escape}');
  expect(onEscapeKeyDown).toHaveBeenCalledOnce();
  expect(dialog()).not.toBeNull();
});

it.each([
  [{}, true],
  [{ showOverlay: false }, false],
  [{ isDraggable: true }, false],
])('SC-04 a dialog with %o has an overlay: %s', async (props, has) => {
  await open(props);
  expect(document.querySelector('.bg-black\\/60') !== null).toBe(has);
});

/** The box of a centered dialog of 300 × 200 px, moved by its transform. */
function measure(this: HTMLElement): DOMRect {
  const [x = 0, y = 0] = this.style.transform.match(/-?\d+/g)?.map(Number) ?? [];
  return new DOMRect((window.innerWidth - 300) / 2 + x, (window.innerHeight - 200) / 2 + y, 300, 200);
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(measure);
});
const place = () => dialog()?.style.transform;

it('SC-04 SC-05 a draggable dialog moves with arrow keys, less with Shift, back with Home, and opens again where it was', async () => {
  const user = await open({ isDraggable: true });
  screen.getByRole('button', { name: 'Move dialog' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(place()).toBe('translate(32px, 16px)');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(place()).toBe('translate(31px, 16px)');
  await user.keyboard('{Home}');
  expect(place()).toBe('translate(0px, 0px)');
  // Closed and opened again.
  await user.keyboard('{ArrowDown}{Escape}{Enter}');
  await screen.findByRole('dialog');
  expect(place()).toBe('translate(0px, 16px)');
});

it('SC-04 a draggable dialog can be dragged by its header only, and not out of the window', async () => {
  await open({ isDraggable: true });
  fireEvent.pointerDown(screen.getByLabelText('Name'), { button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(window, { clientX: 25, clientY: 35 });
  expect(place()).toBe('translate(0px, 0px)');
  fireEvent.pointerDown(screen.getByText('Rename segment'), { button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(window, { clientX: -5000, clientY: -5000 });
  const edge = { x: (300 - window.innerWidth) / 2, y: (200 - window.innerHeight) / 2 };
  expect(place()).toBe(`translate(${edge.x}px, ${edge.y}px)`);
  fireEvent.pointerMove(window, { clientX: 25, clientY: 35 });
  fireEvent.pointerUp(window);
  fireEvent.pointerMove(window, { clientX: 99, clientY: 99 });
  expect(place()).toBe('translate(20px, 30px)');
});

it('SC-05 pressing "Move dialog" asks for a second press, which moves the draggable dialog there', async () => {
  const user = await open({ isDraggable: true, modal: false });
  await user.click(screen.getByRole('button', { name: 'Move dialog' }));
  expect(screen.getByText('Press the new position')).toBeTruthy();
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  fireEvent.pointerDown(screen.getByText('Page'), { clientX: middle.x + 40, clientY: middle.y - 60 });
  expect(place()).toBe('translate(40px, -60px)');
  expect(dialog()).not.toBeNull();
  expect(screen.queryByText('Press the new position')).toBeNull();
});

it('SC-04 a draggable dialog stays within the window, and one larger than the window begins at its edge', () => {
  expect([-20, 700, 120].map((start) => keepInside(start, 300, 800))).toEqual([0, 500, 120]);
  expect(keepInside(-50, 900, 800)).toBe(0);
});
