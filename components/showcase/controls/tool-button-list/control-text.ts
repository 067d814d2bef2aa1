import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ToolButtonList',
  summary:
    'A ToolButtonList is a tool with a menu of related tools beside it, such as the types of measurements. A click on the tool activates it, and a click on the arrow opens the menu.',
  demos: [
    {
      id: 'basic',
      title: 'A tool and its menu',
      description:
        'A click on Length activates it. Bidirectional and Annotation are in the menu. `aria-label` names the group and the arrow.',
    },
    {
      id: 'last-used',
      title: 'Last used tool',
      description:
        'As in the viewer’s toolbar, a tool that is chosen from the menu moves to the first place and becomes active. The separator is then hidden.',
    },
    {
      id: 'disabled-items',
      title: 'Disabled, with a reason',
      description:
        'In the menu, the reason is below the name. The arrow keys skip disabled items, but screen readers read them with the menu.',
    },
    {
      id: 'many',
      title: 'Many items, without icons',
      description:
        'The menu lists window and level presets. A long menu scrolls, and typing the first letters moves to an item. The first control can be any control. Here, it has the tooltip of `ToolButtonListDefault`.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The arrow is on the left of the tool.',
    },
  ],
  props: [
    'ToolButtonList',
    'ToolButtonListDefault',
    'ToolButtonListDropDown',
    'ToolButtonListItem',
    'ToolButtonListDivider',
  ],
  alsoImported: ['TooltipProvider'],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves to the tool, then to the arrow beside it.' },
    { keys: ['Enter', 'Space'], does: 'On the tool: activates it. On the arrow: opens the menu.' },
    { keys: ['Arrow Down'], does: 'On the arrow: opens the menu at its first item.' },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'In the menu: moves to the next or the previous item.' },
    { keys: ['Home', 'End'], does: 'In the menu: moves to the first or the last item.' },
    {
      keys: ['A–Z'],
      does: 'In the menu: moves to the next item that starts with the letters that you type.',
    },
    { keys: ['Enter', 'Space'], does: 'In the menu: activates the tool and closes the menu.' },
    { keys: ['Escape'], does: 'Closes the menu and returns the focus to the arrow.' },
  ],
  pattern: { label: 'Menu button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  use: [
    'Use a ToolButtonList for related tools, one of which is used repeatedly.',
    'Put the last used tool in the first place, so that it is one click away.',
  ],
  avoid: [
    'For a choice whose value must always be visible, use a Select.',
    'For actions without a default, use a DropdownMenu.',
  ],
  notes: [
    'The list needs a `TooltipProvider` around it. The viewer’s app has one.',
    'The viewer’s arrow has no name. Here, it is named “More tools” unless you set `aria-label`, which has no effect in the viewer.',
    'The viewer’s arrow is 20 px wide. Here, it is 24 px wide, the minimum for a finger.',
    'The viewer shows the reason of a disabled item in a tooltip that only opens on hover. Here, the reason is in the item.',
    'As in the viewer, the `tooltip` of an item only appears while the item is disabled.',
  ],
  related: [
    { label: 'ToolButton', href: '/components/ToolButtonShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Toolbar Service', href: '/platform/services/data/ToolbarService' },
    { label: 'Migration to 3.10: toolbar', href: '/migration-guide/3p9-to-3p10/UI/Migration-3p10-Toolbar' },
  ],
} as const satisfies ControlText;
