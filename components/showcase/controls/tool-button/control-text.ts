import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ToolButton',
  summary:
    'A tool of a toolbar or toolbox: an icon with a tooltip, which shows whether the tool is in use. The viewer builds one for each button of type `ohif.toolButton`.',
  demos: [
    {
      id: 'toolbar',
      title: 'In a toolbar',
      description:
        'One tool is in use at a time. `onInteraction` tells which was pressed, `isActive` which is in use: it has a ground of its own, and screen readers say “pressed”.',
    },
    {
      id: 'sizes',
      title: 'Sizes',
      description: '40 px for toolbars, 32 px (`small`) for toolboxes in a panel.',
    },
    {
      id: 'tooltips',
      title: 'Tooltips',
      description:
        '`label` is the name of the button and the first line of the tooltip, `tooltip` the second. Delays are those of the TooltipProvider around the toolbar.',
    },
    {
      id: 'disabled',
      title: 'Disabled, with a reason',
      description:
        'A disabled tool can still be reached by Tab, so that its tooltip tells everybody why it can’t be used.',
    },
    {
      id: 'commands',
      title: 'Commands',
      description:
        'A button that runs a command and stays as it is has no `isActive`: it isn’t announced as a toggle.',
    },
    {
      id: 'many',
      title: 'Many tools',
      description:
        'Tools wrap into rows where a panel is narrow. The names are those of toolbar definitions.',
    },
    {
      id: 'missing-icon',
      title: 'Unknown icon',
      description: 'A name that no icon has draws a struck-out picture; the button keeps its name.',
    },
  ],
  props: ['ToolButton'],
  alsoImported: ['TooltipProvider'],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves to the next or the previous tool, and opens its tooltip.' },
    { keys: ['Enter', 'Space'], does: 'Uses the tool, unless it is disabled.' },
    { keys: ['Escape'], does: 'Closes the tooltip.' },
  ],
  pattern: { label: 'Button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  use: [
    'Take it for what changes the meaning of the mouse, and for commands on the viewport.',
    'Give each a `label`: the icon alone is known to few.',
  ],
  avoid: [
    'For actions in panels and dialogs take a Button, whose text can be read.',
    'For a tool with relatives, such as the kinds of measurements, take a ToolButtonList.',
  ],
  notes: [
    'It needs a `TooltipProvider` around it, here and in the viewer, whose app has one.',
    'The viewer disables the `button` itself, so that keys don’t reach it and its reason. Here it is `aria-disabled` and keeps the focus.',
    'The viewer marks the tool in use by color alone. Here `aria-pressed` says it as well, where `isActive` is given.',
    'Without a `label` the viewer’s button has no name. Here `tooltip` or `id` takes its place.',
    'The icons here are drawn anew under the viewer’s names, and only those that the examples need. `Icons.addIcon` adds your own in both.',
  ],
  related: [
    { label: 'ToolButtonList', href: '/components/ToolButtonListShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'Toolbar Service', href: '/platform/services/data/ToolbarService' },
    { label: 'Extension module: toolbar', href: '/platform/extensions/modules/toolbar' },
    { label: 'Toolbar, for readers of images', href: '/user-guide/viewer/toolbar' },
  ],
} as const satisfies ControlText;
