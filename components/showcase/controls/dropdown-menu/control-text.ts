import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'DropdownMenu',
  summary:
    'A menu of commands and settings that opens at a button, with submenus, switches and choices. Arrow keys and first letters move in it.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description:
        'Centered below its button. The trigger takes `asChild`, since a button can’t stand in a button.',
    },
    {
      id: 'placement',
      title: 'Side and alignment',
      description: 'Set by `side` and `align`. Where there is no room, the menu changes sides.',
    },
    {
      id: 'with-icons',
      title: 'Icons, keys, and an item out of use',
      description:
        'A button with an icon alone needs an `aria-label`. The arrow keys pass by the item that is out of use.',
    },
    {
      id: 'settings',
      title: 'Switches and choices',
      description:
        'Each label names its group. Choosing a switch leaves the menu open here, because `onSelect` prevents closing; choosing a window closes it.',
    },
    {
      id: 'submenu',
      title: 'Submenu',
      description: 'The right arrow opens it, the left arrow leaves it.',
    },
    {
      id: 'many-items',
      title: 'Many items',
      description:
        'The menu scrolls, and ends at the edge of the window in any case. Type `rib r` to get there; with `loop` the last item leads to the first.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Set `dir` on `DropdownMenu`: submenus open to the left, and the arrow keys turn round.',
    },
  ],
  props: [
    'DropdownMenu',
    'DropdownMenuTrigger',
    'DropdownMenuContent',
    'DropdownMenuItem',
    'DropdownMenuCheckboxItem',
    'DropdownMenuRadioGroup',
    'DropdownMenuRadioItem',
    'DropdownMenuLabel',
    'DropdownMenuSubTrigger',
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      does: 'On the trigger: opens the menu with the focus on the first item.',
    },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves to the next item or the one before.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last item.' },
    { keys: ['A–Z'], does: 'Moves to the next item that begins with the letters typed.' },
    { keys: ['Enter', 'Space'], does: 'Runs the command, switches the setting, or opens the submenu.' },
    { keys: ['Arrow Right'], does: 'Opens a submenu; from right to left it is the other arrow.' },
    { keys: ['Arrow Left'], does: 'Leaves a submenu.' },
    { keys: ['Escape'], does: 'Closes the menu and puts the focus back on the trigger.' },
  ],
  pattern: { label: 'Menu Button Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  use: [
    'For commands on one thing, such as a measurement, where a row of buttons would take too much room.',
    'For a few settings that are switched now and then, such as overlays.',
  ],
  avoid: [
    'To choose the value of a field: a `Select` shows the value and can be sent with a form.',
    'For what contains fields or sliders: a menu takes the keys they need, a `Popover` doesn’t.',
    'For the one command that most people look for: give it a `Button`.',
  ],
  notes: [
    'A submenu trigger with `disabled` only looks so in the viewer, where keys still open it; here it is out of use.',
    'The viewer’s menu lets keys through to its hotkeys as soon as it has an `onKeyDown` of its own. Here it never does.',
    'Here a `DropdownMenuLabel` is the name of the group around it, submenus aren’t cut off, and spaces follow the reading direction.',
    '`DropdownMenuShortcut` shows keys and doesn’t listen for them: register them with the `HotkeysManager`.',
  ],
  related: [
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'ToolButtonList', href: '/components/ToolButtonListShowcase' },
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'Hotkeys', href: '/platform/managers/hotkeys' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
