import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ToolButtonList',
  summary:
    'A tool with a menu of its relatives beside it, such as the kinds of measurements. A click on the tool starts it; the arrow opens the menu.',
  demos: [
    {
      id: 'basic',
      title: 'A tool and its menu',
      description:
        'Length starts at once; Bidirectional and Annotation stand in the menu. `aria-label` names the group, and the arrow.',
    },
    {
      id: 'last-used',
      title: 'The tool used last',
      description:
        'As in the viewer’s toolbar, a tool chosen from the menu takes the first place and is in use. The line between is hidden then.',
    },
    {
      id: 'disabled-items',
      title: 'Disabled, with a reason',
      description:
        'The reason stands below the name in the menu. Arrow keys pass disabled items by; screen readers read them with the menu.',
    },
    {
      id: 'many',
      title: 'Many items, without icons',
      description:
        'Presets of window and level. A long menu scrolls; typing the first letters moves to an item. What stands first can be any control; here it has the tooltip of `ToolButtonListDefault`.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The arrow stands at the left of the tool.',
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
    { keys: ['Enter', 'Space'], does: 'On the tool: uses it. On the arrow: opens the menu.' },
    { keys: ['Arrow Down'], does: 'On the arrow: opens the menu at its first item.' },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'In the menu: moves to the next or the previous item.' },
    { keys: ['Home', 'End'], does: 'In the menu: moves to the first or the last item.' },
    { keys: ['A–Z'], does: 'In the menu: moves to the next item that begins with what is typed.' },
    { keys: ['Enter', 'Space'], does: 'In the menu: uses the tool and closes the menu.' },
    { keys: ['Escape'], does: 'Closes the menu and gives the focus back to the arrow.' },
  ],
  pattern: { label: 'Menu button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  use: [
    'Take it for tools of a kind of which one is used again and again.',
    'Put the tool used last in the first place, so that it is one click away.',
  ],
  avoid: [
    'For a choice whose value has to be seen at all times, take a Select.',
    'For actions without a first one, take a DropdownMenu.',
  ],
  notes: [
    'It needs a `TooltipProvider` around it, here and in the viewer, whose app has one.',
    'The viewer’s arrow has no name; here it is “More tools” unless `aria-label` says otherwise. In the viewer that prop does nothing.',
    'The viewer’s arrow is 20 px wide, here 24 px, the least that a finger needs.',
    'The viewer tells the reason of a disabled item in a tooltip that opens under the mouse alone; here it stands in the item.',
    '`tooltip` of an item shows only while it is disabled, in the viewer, too.',
  ],
  related: [
    { label: 'ToolButton', href: '/components/ToolButtonShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Toolbar Service', href: '/platform/services/data/ToolbarService' },
    { label: 'Migration to 3.10: toolbar', href: '/migration-guide/3p9-to-3p10/UI/Migration-3p10-Toolbar' },
  ],
} as const satisfies ControlText;
