import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Button',
  summary:
    'A Button runs an action, such as saving a report, adding a segment or opening a dialog. Six variants show how important the action is, and four sizes fit panels and dialogs.',
  demos: [
    {
      id: 'variants',
      title: 'Variants',
      description:
        'Use `default` for the main action and `secondary` for the actions beside it. Use `outline` and `ghost` in panels with many actions, and `destructive` for actions that can’t be undone.',
    },
    {
      id: 'sizes',
      title: 'Sizes',
      description:
        'The sizes are 36 px (`lg`), 28 px, 24 px (`sm`), and a square of 24 px (`icon`). All of them have the minimum of 24 px that a finger or a pen needs.',
    },
    {
      id: 'with-icon',
      title: 'With an icon',
      description:
        'The icon is a child beside the text and is hidden from screen readers. `gap-1.5` separates icon and text in both writing directions.',
    },
    {
      id: 'icon-only',
      title: 'Icon only',
      description:
        '`aria-label` must name the action and its object. Four buttons named “Delete” in a list of segments can’t be told apart.',
    },
    {
      id: 'pressed',
      title: 'Toggle',
      description:
        '`aria-pressed` turns the button into a toggle. The text stays the same. The variant and the announced state change.',
    },
    {
      id: 'disabled',
      title: 'Disabled',
      description: 'Each variant is shown at half opacity. A disabled button can’t be focused or clicked.',
    },
    {
      id: 'unavailable',
      title: 'Unavailable, with a reason',
      description:
        'With `aria-disabled`, the button looks disabled but can be focused, so that everyone can learn why it is unavailable. The handler must ignore the click. Add a measurement to enable the button.',
    },
    {
      id: 'busy',
      title: 'Busy',
      description:
        'While the request is running, the button keeps its place and its focus and ignores clicks. A status message then announces the result.',
    },
    {
      id: 'as-link',
      title: 'As a link',
      description:
        'An element that opens another page must be a link. With `asChild`, the `a` element inside looks like a button but stays a link, with its address, its context menu and the option to open a new tab.',
    },
    {
      id: 'long-label',
      title: 'Long labels',
      description:
        'Text doesn’t wrap by default. To let it wrap, add `h-auto whitespace-normal`. To cut it off, put it in a `span` with `truncate` and repeat the full text in `title`.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The icon and the text switch sides with the writing direction.',
    },
  ],
  props: ['Button'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button. Disabled buttons are skipped.' },
    { keys: ['Enter'], does: 'Runs the action when the key is pressed.' },
    {
      keys: ['Space'],
      does: 'Runs the action when the key is released. A link that is made with `asChild` ignores this key.',
    },
  ],
  pattern: { label: 'Button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  use: [
    'Use `default` and `secondary` at the end of a dialog, for the main action and for the way back.',
    'Use `ghost` in panels that have many actions close together, none of which is the main one.',
    'Use `icon` if everyone who reads images knows the icon, such as an eye for visibility.',
  ],
  avoid: [
    'For toolbar tools, use a ToolButton. It has a tooltip and shows whether the tool is active.',
    'For a choice between a few states, use Tabs. For on and off, use a Switch.',
    'To open another page, use a link, with `asChild` if it must look like a button.',
  ],
  notes: [
    'As in the viewer and in HTML, a button inside a form submits the form. Set `type="button"` on buttons that shouldn’t.',
    'On hover, a `default` button brightens less than in the viewer, where white on plain primary has a contrast of 3.1:1. For the same reason, the labels of `ghost` and `outline` take the text color.',
    'The focus indicator is an outline of 2 px at a distance of 2 px, which is also visible in forced colors. The viewer’s outline has 1 px and no distance. In forced colors, buttons also have a border.',
    '`dataCY` itself is not written to the HTML. Without `dataCY` or a `name`, the button has no `data-cy` attribute, whereas the viewer writes `undefined-btn`.',
  ],
  related: [
    { label: 'ToolButton', href: '/components/ToolButtonShowcase' },
    { label: 'Dialog', href: '/components/DialogShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Theming the viewer', href: '/platform/themeing' },
  ],
} as const satisfies ControlText;
