import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Toast',
  summary:
    'A Toast is a short message at the edge of the window about something that just happened, such as a saved report. It disappears automatically and never takes the focus.',
  demos: [
    {
      id: 'kinds',
      title: 'Kinds',
      description:
        'Each kind has an icon and a color. Several messages form a stack, which expands on hover or focus.',
    },
    {
      id: 'promise',
      title: 'During an operation',
      description:
        'One message accompanies the operation: it shows that something loads for three seconds and then the result.',
    },
    {
      id: 'with-description',
      title: 'With details',
      description: 'The first line says what happened, and the second line says what to do.',
    },
    {
      id: 'with-buttons',
      title: 'With buttons',
      description:
        'A message that requires an answer stays until the user answers, because its `duration` is infinite.',
    },
    {
      id: 'undo',
      title: 'Undo',
      description: 'The button deletes immediately and offers Undo for ten seconds, instead of asking first.',
    },
    {
      id: 'update-and-close',
      title: 'Replace and close',
      description: 'A message replaces an earlier message with the same `id`.',
    },
    {
      id: 'position',
      title: 'Positions',
      description:
        'A single message can appear at another position. On narrow screens, messages are as wide as the window.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description:
        'Long text wraps, even within long words. Show such messages longer and add a close button.',
    },
  ],
  props: ['Toaster'],
  alsoImported: ['toast'],
  keyboard: [
    {
      keys: ['Alt+T'],
      does: 'Moves the focus to the messages and expands the stack. Messages stay visible while they have the focus.',
    },
    { keys: ['Tab'], does: 'Moves to the next message and to its buttons.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused button.' },
    { keys: ['Escape'], does: 'Collapses the stack.' },
  ],
  use: [
    'Use toasts to report the success or failure of operations in the background, such as saving, loading and exporting.',
    'Use them to offer Undo after a deletion.',
  ],
  avoid: [
    'For messages that users must read or answer before they continue, use a `Dialog`.',
    'For an error in a single field, put the message beside the field.',
    'In an extension, call `uiNotificationService.show()` instead of `toast`. The service also works outside React.',
  ],
  notes: [
    'The viewer’s package uses the same names, `Toaster` and `toast`. Both come from sonner.',
    'The viewer’s messages are always dark. Here, a `Toaster` without `theme` follows the page, and text in light colors reaches 4.5:1.',
    'A page needs one `Toaster`, and the viewer already has one. In the viewer, a second one shows each message twice. Here, only the first one shows messages.',
    'Messages are 430 px wide and become narrower on narrow screens. The viewer’s messages overflow the screen.',
    'Screen readers announce a message when it appears. Don’t rely on its color: the text must say what happened.',
  ],
  related: [
    { label: 'UI Notification Service', href: '/platform/services/ui/ui-notification-service' },
    { label: 'Dialog', href: '/components/DialogShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'Measurements panel', href: '/patterns/patterns-measurements' },
  ],
} as const satisfies ControlText;
