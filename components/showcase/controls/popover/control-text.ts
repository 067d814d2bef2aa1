import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Popover',
  summary:
    'A Popover is a small panel beside the button that opens it, for settings or facts that don’t need a permanent place. The page stays usable.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description: 'The popover is centered below its button. Escape or a click outside closes it.',
    },
    {
      id: 'form',
      title: 'With fields',
      description:
        'Changes take effect immediately, so there is nothing to submit. The name of the button is also the name of the popover.',
    },
    {
      id: 'placement',
      title: 'Side and alignment',
      description:
        '`side`, `align` and `sideOffset` set the position. If there is no room, the popover opens on the other side.',
    },
    {
      id: 'controlled',
      title: 'Close after a choice',
      description:
        'With `open` and `onOpenChange`, the parent component holds the state. In this example, `aria-label` names the popover, because the text of the button changes with the choice.',
    },
    {
      id: 'at-anchor',
      title: 'Anchor to another element',
      description: '`PopoverAnchor` places the popover below the whole row instead of below its button.',
    },
    {
      id: 'long-text',
      title: 'Long content',
      description:
        'The popover never becomes taller than the window, and its content scrolls. The list can be focused, so that the keyboard can scroll it.',
    },
  ],
  props: ['Popover', 'PopoverTrigger', 'PopoverContent', 'PopoverAnchor'],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the trigger: opens the popover and moves the focus to its first control, or closes the popover.',
    },
    {
      keys: ['Tab'],
      does: 'Moves to the next control in the popover, and from the last one back to the page.',
    },
    { keys: ['Escape'], does: 'Closes the popover and returns the focus to the trigger.' },
  ],
  pattern: { label: 'Dialog Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/' },
  use: [
    'Use a Popover for the settings of one control or one row, such as color, opacity, or window width and level.',
    'Use it for explanations that contain a link or a button.',
  ],
  avoid: [
    'For a list of commands, use a `DropdownMenu`, which supports arrow keys and typing letters.',
    'For a question that must be answered, use a `Dialog`, which keeps the focus until the answer.',
    'For a few words about an icon, use a tooltip, which needs no click.',
  ],
  notes: [
    'In the viewer, a popover is a dialog without a name. Here, the popover has the name of its trigger, unless you set `aria-label` or `aria-labelledby`.',
    'Here, the popover stays inside the window even if the text is twice the size, and its content scrolls.',
    'Pass `modal` if users must not use the page while the popover is open.',
  ],
  related: [
    { label: 'Dialog', href: '/components/DialogShowcase' },
    { label: 'HoverCard', href: '/components/HoverCardShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Combobox', href: '/components/ComboboxShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
