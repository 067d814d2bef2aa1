import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Button',
  summary:
    'Starts an action where it stands: saves a report, adds a segment, opens a dialog. Six variants say how much it matters, four sizes fit it into panels and dialogs.',
  demos: [
    {
      id: 'variants',
      title: 'Variants',
      description:
        '`default` is the one main action, `secondary` what stands beside it. `outline` and `ghost` are for panels with many actions, `destructive` for what can’t be undone.',
    },
    {
      id: 'sizes',
      title: 'Sizes',
      description:
        '36 px (`lg`), 28 px, 24 px (`sm`), and a square of 24 px (`icon`). All keep the 24 px that a finger or a pen needs.',
    },
    {
      id: 'with-icon',
      title: 'With an icon',
      description:
        'The icon is a child beside the text, hidden from screen readers. `gap-1.5` sets them apart in either direction of writing.',
    },
    {
      id: 'icon-only',
      title: 'Icon alone',
      description:
        'A name in `aria-label` says what happens and to what: four buttons named “Delete” in a list of segments would be four riddles.',
    },
    {
      id: 'pressed',
      title: 'Pressed or not',
      description:
        '`aria-pressed` makes it a toggle. Its text stays the same; variant and announced state change.',
    },
    {
      id: 'disabled',
      title: 'Disabled',
      description: 'Each variant at half opacity. A disabled button takes no focus and no clicks.',
    },
    {
      id: 'unavailable',
      title: 'Unavailable, with a reason',
      description:
        'With `aria-disabled` it looks disabled and keeps the focus, so that everybody can learn why it does nothing. The handler has to ignore the click. Add a measurement to wake it.',
    },
    {
      id: 'busy',
      title: 'Busy',
      description:
        'While the request is under way the button keeps its place and its focus, ignores clicks, and a status tells how it went.',
    },
    {
      id: 'as-link',
      title: 'As a link',
      description:
        'What leads to another page is a link. With `asChild` the `a` inside gets the looks and stays a link, with its address, context menu and new tab.',
    },
    {
      id: 'long-label',
      title: 'Long labels',
      description:
        'Text stays in one line by default. Let it wrap with `h-auto whitespace-normal`, or cut it with `truncate` in a `span` and give the whole text as `title`.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Icon and text change sides with the direction of writing.',
    },
  ],
  props: ['Button'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button; a disabled one is passed over.' },
    { keys: ['Enter'], does: 'Starts the action when the key goes down.' },
    {
      keys: ['Space'],
      does: 'Starts the action when the key is released. A link made with `asChild` ignores it.',
    },
  ],
  pattern: { label: 'Button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  use: [
    'Take `default` and `secondary` for the end of a dialog: one main action, beside it the way back.',
    'Take `ghost` in panels, where many actions stand close together and none is the main one.',
    'Take `icon` where the picture is known to everybody who reads images, such as an eye for visible.',
  ],
  avoid: [
    'For tools of the toolbar take a ToolButton: it has a tooltip and shows that it is active.',
    'For a choice between few states take Tabs, for on and off a Switch.',
    'For what leads to a page take a link, if needed with `asChild`.',
  ],
  notes: [
    'As in the viewer, and in HTML, a button within a form submits it. Give `type="button"` to those that shouldn’t.',
    'While pointed at, a `default` button gets less bright than the viewer’s: there, white on plain primary has a contrast of 3.1:1. Labels of `ghost` and `outline` turn to the color of text, for the same reason.',
    'The focus is an outline of 2 px at a distance of 2 px (the viewer: 1 px, none), which shows in forced colors as well. There, buttons also get a border.',
    '`dataCY` stays out of the HTML, and there is no `data-cy` without it or a `name`; the viewer writes `undefined-btn`.',
  ],
  related: [
    { label: 'ToolButton', href: '/components/ToolButtonShowcase' },
    { label: 'Dialog', href: '/components/DialogShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Theming the viewer', href: '/platform/themeing' },
  ],
} as const satisfies ControlText;
