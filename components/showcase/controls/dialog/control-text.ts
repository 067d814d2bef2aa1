import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Dialog',
  summary:
    'A window above the page for a question or a short task. It keeps the focus until it closes, and can be dragged aside.',
  demos: [
    {
      id: 'basic',
      title: 'Question',
      description:
        'A title, a sentence and two buttons. Open it, leave it with Escape: the focus is back on the button.',
    },
    {
      id: 'form',
      title: 'With a form',
      description:
        'The state is kept outside, so that sending the form closes it. The field has the focus when it opens, and Enter sends.',
    },
    {
      id: 'draggable',
      title: 'Draggable',
      description:
        'Drag it by its title, or take the button with the four arrows: arrow keys move it, Home centers it, a press and a second press put it elsewhere. With `modal={false}` the page stays in use.',
    },
    {
      id: 'needs-answer',
      title: 'Needs an answer',
      description:
        'Neither Escape nor a press outside closes it, and `unstyled` leaves out the button in the corner: only the answer does.',
    },
    {
      id: 'without-overlay',
      title: 'Without overlay',
      description:
        'The page behind keeps its brightness, which matters next to images. A press outside closes it.',
    },
    {
      id: 'long-text',
      title: 'Long contents',
      description:
        'The list scrolls, title and buttons stay. The list takes the focus, so that the arrow keys scroll it.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Set `dir` on the content as well, since it stands at the end of the page.',
    },
  ],
  props: ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogClose'],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the trigger: opens the dialog and moves the focus into it.' },
    { keys: ['Tab'], does: 'Moves the focus to the next control inside; after the last comes the first.' },
    { keys: ['Shift+Tab'], does: 'Moves the focus to the control before; before the first comes the last.' },
    {
      keys: ['Escape'],
      does: 'Closes it and puts the focus back on the trigger, unless `shouldCloseOnEsc` is false.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
      does: 'On the button “Move dialog” of a draggable one: moves it by 16 px, with Shift by 1 px.',
    },
    { keys: ['Home'], does: 'On the same button: puts it back in the middle of the window.' },
  ],
  pattern: {
    label: 'Dialog (Modal) Pattern',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  },
  use: [
    'For a question that has to be answered before the work goes on, such as discarding changes.',
    'For a task of one or two fields that needs no view of the images, such as a name.',
    'With `isDraggable` and `modal={false}` for a small tool window beside the images.',
  ],
  avoid: [
    'To report that something is done: a `Toast` doesn’t interrupt.',
    'For settings of one control: a `Popover` stands beside it and leaves the page in use.',
    'In an extension, call `uiDialogService` or `uiModalService` instead of rendering it: they keep several windows in order.',
  ],
  notes: [
    'The viewer drops `onEscapeKeyDown` and `onInteractOutside` of `DialogContent`; here they are called, and can prevent closing.',
    'The viewer’s draggable dialog moves by pointer alone and can leave the window. Here keys and two presses move it as well, and it stays inside.',
    'The overlay here keeps the page from scrolling; contents higher than the window scroll inside of the dialog.',
    'Each dialog needs a `DialogTitle`: it is its name for screen readers.',
  ],
  related: [
    { label: 'UI Dialog Service', href: '/platform/services/ui/ui-dialog-service' },
    { label: 'UI Modal Service', href: '/platform/services/ui/ui-modal-service' },
    { label: 'Popover', href: '/components/PopoverShowcase' },
    { label: 'Toast', href: '/components/ToastShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
