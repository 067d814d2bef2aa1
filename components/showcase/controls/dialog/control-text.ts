import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Dialog',
  summary:
    'A Dialog is a window above the page for a question or a short task. It keeps the focus until it closes and can be dragged.',
  demos: [
    {
      id: 'basic',
      title: 'Question',
      description:
        'The dialog has a title, a sentence and two buttons. Open it and press Escape: the focus returns to the button.',
    },
    {
      id: 'form',
      title: 'With a form',
      description:
        'The parent component holds the open state, so that submitting the form closes the dialog. When the dialog opens, the field has the focus. Enter submits the form.',
    },
    {
      id: 'draggable',
      title: 'Draggable',
      description:
        'Drag the dialog by its title, or use the button with the four arrows. The arrow keys move the dialog, Home centers it, and pressing the button and then a place moves it there. With `modal={false}`, the page stays usable.',
    },
    {
      id: 'needs-answer',
      title: 'Answer required',
      description:
        'Escape and clicks outside don’t close the dialog, and `unstyled` removes the close button in the corner. Only an answer closes the dialog.',
    },
    {
      id: 'without-overlay',
      title: 'Without overlay',
      description:
        'The page behind the dialog is not dimmed, which matters next to images. A click outside closes the dialog.',
    },
    {
      id: 'long-text',
      title: 'Long content',
      description:
        'The list scrolls while the title and the buttons stay in place. The list can be focused, so that the arrow keys scroll it.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'Set `dir` on the content as well, because the content is rendered at the end of the document.',
    },
  ],
  props: ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogClose'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the trigger: opens the dialog and moves the focus into it.' },
    {
      keys: ['Tab'],
      does: 'Moves the focus to the next control in the dialog, and from the last one to the first.',
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves the focus to the previous control, and from the first one to the last.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the dialog and returns the focus to the trigger, unless `shouldCloseOnEsc` is false.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
      does: 'On the “Move dialog” button of a draggable dialog: moves the dialog by 16 px, or by 1 px with Shift.',
    },
    { keys: ['Home'], does: 'On the same button: centers the dialog in the window.' },
  ],
  pattern: {
    label: 'Dialog (Modal) Pattern',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  use: [
    'Use a Dialog for a question that the user must answer before continuing, such as whether to discard changes.',
    'Use it for a task with one or two fields that doesn’t require a view of the images, such as entering a name.',
    'Use it with `isDraggable` and `modal={false}` for a small tool window beside the images.',
  ],
  avoid: [
    'To report that an action is done, use a `Toast`. It doesn’t interrupt the user.',
    'For the settings of a single control, use a `Popover`. It opens beside the control and leaves the page usable.',
    'In an extension, call `uiDialogService` or `uiModalService` instead of rendering a Dialog. These services manage several windows.',
  ],
  notes: [
    'The viewer ignores `onEscapeKeyDown` and `onInteractOutside` of `DialogContent`. Here, they are called and can prevent closing.',
    'In the viewer, a draggable dialog can only be moved with the pointer and can leave the window. Here, keys and two clicks also move it, and it stays inside the window.',
    'Here, the overlay keeps the page from scrolling. Content that is taller than the window scrolls inside the dialog.',
    'Each dialog needs a `DialogTitle`, which is its name for screen readers.',
  ],
  related: [
    { label: 'UI Dialog Service', href: '/platform/services/ui/ui-dialog-service' },
    { label: 'UI Modal Service', href: '/platform/services/ui/ui-modal-service' },
    { label: 'Popover', href: '/components/PopoverShowcase' },
    { label: 'Toast', href: '/components/ToastShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
