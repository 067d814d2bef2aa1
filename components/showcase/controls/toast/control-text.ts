import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Toast',
  summary:
    'A short message at the edge of the window on what has just happened, such as a saved report. It goes by itself and never takes the focus.',
  demos: [
    {
      id: 'kinds',
      title: 'Kinds',
      description:
        'Each kind has a sign and a color. Several messages make a pile, which the pointer or the focus opens.',
    },
    {
      id: 'promise',
      title: 'While something runs',
      description: 'One message from start to end: it loads for three seconds, then says how it went.',
    },
    {
      id: 'with-description',
      title: 'With details',
      description: 'The first line says what happened, the second what to do.',
    },
    {
      id: 'with-buttons',
      title: 'With buttons',
      description: 'Messages with an answer stay until it is given: `duration` is infinite.',
    },
    {
      id: 'undo',
      title: 'Undo',
      description: 'Deletes at once and offers the way back for ten seconds, instead of asking before.',
    },
    {
      id: 'update-and-close',
      title: 'Replacing and closing',
      description: 'A message with the same `id` takes the place of the former one.',
    },
    {
      id: 'position',
      title: 'Positions',
      description: 'A single message may appear elsewhere. On narrow screens it has the width of the window.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description:
        'It breaks, also within long words. Give such messages more time and a button that closes them.',
    },
  ],
  props: ['Toaster'],
  alsoImported: ['toast'],
  keyboard: [
    {
      keys: ['Alt+T'],
      does: 'Moves the focus to the messages and opens the pile. They stay as long as it is there.',
    },
    { keys: ['Tab'], does: 'Moves to the next message and to its buttons.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button that has the focus.' },
    { keys: ['Escape'], does: 'Piles the messages up again.' },
  ],
  use: [
    'To report success or failure of something that runs on its own: saving, loading, exporting.',
    'To offer the way back after deleting.',
  ],
  avoid: [
    'For what must be read or answered before going on: take a `Dialog`.',
    'For faults of a single field: put the sentence beside the field.',
    'In an extension, call `uiNotificationService.show()` instead of `toast`: it works without React, too.',
  ],
  notes: [
    'The viewer’s package calls the same things `Toaster` and `toast`; both come from sonner.',
    'The viewer’s is always dark. Here a `Toaster` without `theme` follows the page, and texts in light colors reach 4.5:1.',
    'A page needs one `Toaster`; the viewer has one already. A second one would show each message twice in the viewer; here the first one shows them alone.',
    'The width of 430 px gives way on narrow screens; the viewer’s messages reach out of them.',
    'Screen readers read a message out when it appears. Don’t rely on its color: the words have to say what happened.',
  ],
  related: [
    { label: 'UI Notification Service', href: '/platform/services/ui/ui-notification-service' },
    { label: 'Dialog', href: '/components/DialogShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'Measurements panel', href: '/patterns/patterns-measurements' },
  ],
} as const satisfies ControlText;
