import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Popover',
  summary:
    'A small panel beside the button that opens it, for settings or facts that need no place of their own. The page stays in use.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description: 'Centered below its button. Escape or a press outside closes it.',
    },
    {
      id: 'form',
      title: 'With fields',
      description:
        'What is typed holds at once, so that there is nothing to send. The popover has the name of its button.',
    },
    {
      id: 'placement',
      title: 'Side and alignment',
      description: 'Set by `side`, `align` and `sideOffset`. Where there is no room, it changes sides.',
    },
    {
      id: 'controlled',
      title: 'Closing after a choice',
      description:
        'With `open` and `onOpenChange` the state is kept outside. Here `aria-label` names it, since the button’s text changes with the choice.',
    },
    {
      id: 'at-anchor',
      title: 'At something else than the button',
      description: '`PopoverAnchor` puts it below the whole row instead of below its button.',
    },
    {
      id: 'long-text',
      title: 'Long contents',
      description:
        'It never gets higher than the window, and scrolls. The list takes the focus, so that keys scroll it.',
    },
  ],
  props: ['Popover', 'PopoverTrigger', 'PopoverContent', 'PopoverAnchor'],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the trigger: opens it and moves the focus to its first control; pressed there again, closes it.',
    },
    { keys: ['Tab'], does: 'Moves on inside; after the last control the focus goes on in the page.' },
    { keys: ['Escape'], does: 'Closes it and puts the focus back on the trigger.' },
  ],
  pattern: { label: 'Dialog Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  use: [
    'For settings of one control or one row: color, opacity, window width and level.',
    'For explanations that contain a link or a button.',
  ],
  avoid: [
    'For a list of commands: a `DropdownMenu` is run through by arrows and letters.',
    'For a question that has to be answered: a `Dialog` keeps the focus until then.',
    'For a few words on an icon: a tooltip needs no press.',
  ],
  notes: [
    'The viewer’s popover is a dialog without a name. Here it has the name of its trigger, unless you give it an `aria-label` or `aria-labelledby`.',
    'Here it ends at the edges of the window, also with text of twice the size; its contents scroll.',
    'Pass `modal` if the page behind shall not be used meanwhile.',
  ],
  related: [
    { label: 'Dialog', href: '/components/DialogShowcase' },
    { label: 'HoverCard', href: '/components/HoverCardShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Combobox', href: '/components/ComboboxShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
