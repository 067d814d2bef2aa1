import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ToolButton',
  summary:
    'A ToolButton is a tool in a toolbar or toolbox: an icon with a tooltip that shows whether the tool is active. The viewer creates one for each button of type `ohif.toolButton`.',
  demos: [
    {
      id: 'toolbar',
      title: 'In a toolbar',
      description:
        'One tool is active at a time. `onInteraction` reports which tool was clicked, and `isActive` marks the active tool. The active tool has its own background, and screen readers announce it as pressed.',
    },
    {
      id: 'sizes',
      title: 'Sizes',
      description: 'The size is 40 px for toolbars and 32 px (`small`) for toolboxes in a panel.',
    },
    {
      id: 'tooltips',
      title: 'Tooltips',
      description:
        '`label` is the name of the button and the first line of the tooltip, and `tooltip` is the second line. The TooltipProvider around the toolbar sets the delays.',
    },
    {
      id: 'disabled',
      title: 'Disabled, with a reason',
      description:
        'Tab can still reach a disabled tool, so that its tooltip tells everyone why the tool is unavailable.',
    },
    {
      id: 'commands',
      title: 'Commands',
      description: 'A button that only runs a command has no `isActive`, so it isn’t announced as a toggle.',
    },
    {
      id: 'many',
      title: 'Many tools',
      description: 'Tools wrap onto several rows in a narrow panel. The names come from toolbar definitions.',
    },
    {
      id: 'missing-icon',
      title: 'Unknown icon',
      description: 'If no icon has the given name, the button shows a crossed-out image and keeps its name.',
    },
  ],
  props: ['ToolButton'],
  alsoImported: ['TooltipProvider'],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves to the next or the previous tool and opens its tooltip.' },
    { keys: ['Enter', 'Space'], does: 'Activates the tool, unless it is disabled.' },
    { keys: ['Escape'], does: 'Closes the tooltip.' },
  ],
  pattern: { label: 'Button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  use: [
    'Use a ToolButton for tools that change what the mouse does, and for commands on the viewport.',
    'Give each button a `label`, because few people recognize an icon alone.',
  ],
  avoid: [
    'For actions in panels and dialogs, use a Button with visible text.',
    'For a group of related tools, such as the types of measurements, use a ToolButtonList.',
  ],
  notes: [
    'The button needs a `TooltipProvider` around it. The viewer’s app has one.',
    'The viewer disables the `button` element, so the keyboard can’t reach it or the reason. Here, the button is `aria-disabled` and can be focused.',
    'The viewer marks the active tool only by color. Here, `aria-pressed` also marks it if `isActive` is set.',
    'Without a `label`, the viewer’s button has no name. Here, `tooltip` or `id` replaces it.',
    'The icons on this site are redrawn under the viewer’s names, and only those that the examples need. `Icons.addIcon` adds your own icons, here and in the viewer.',
  ],
  related: [
    { label: 'ToolButtonList', href: '/components/ToolButtonListShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'Toolbar Service', href: '/platform/services/data/ToolbarService' },
    { label: 'Extension module: toolbar', href: '/platform/extensions/modules/toolbar' },
    { label: 'Toolbar, for readers of images', href: '/user-guide/viewer/toolbar' },
  ],
} as const satisfies ControlText;
