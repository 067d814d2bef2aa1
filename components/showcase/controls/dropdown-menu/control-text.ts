import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'DropdownMenu',
  summary:
    'A DropdownMenu opens at a button and contains commands and settings, with submenus, switches and choices. Users navigate it with the arrow keys and by typing first letters.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description:
        'The menu is centered below its button. The trigger uses `asChild`, because a button can’t contain another button.',
    },
    {
      id: 'placement',
      title: 'Side and alignment',
      description:
        '`side` and `align` set the position. If there is no room, the menu opens on the other side.',
    },
    {
      id: 'with-icons',
      title: 'Icons, shortcuts, and a disabled item',
      description:
        'A button that contains only an icon needs an `aria-label`. The arrow keys skip the disabled item.',
    },
    {
      id: 'settings',
      title: 'Switches and choices',
      description:
        'Each label names its group. The menu stays open when you use a switch, because `onSelect` prevents closing. It closes when you choose a window.',
    },
    {
      id: 'submenu',
      title: 'Submenu',
      description: 'The right arrow key opens the submenu, and the left arrow key closes it.',
    },
    {
      id: 'many-items',
      title: 'Many items',
      description:
        'The menu scrolls and never extends beyond the window. Type `rib r` to jump to an item. With `loop`, the arrow keys move from the last item to the first.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'Set `dir` on `DropdownMenu`. Submenus then open to the left, and the left and right arrow keys are swapped.',
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
      does: 'On the trigger: opens the menu and moves the focus to the first item.',
    },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves to the next or the previous item.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last item.' },
    { keys: ['A–Z'], does: 'Moves to the next item that starts with the letters that you type.' },
    { keys: ['Enter', 'Space'], does: 'Runs the command, toggles the setting, or opens the submenu.' },
    { keys: ['Arrow Right'], does: 'Opens a submenu. In right-to-left text, the left arrow key does.' },
    { keys: ['Arrow Left'], does: 'Closes a submenu.' },
    { keys: ['Escape'], does: 'Closes the menu and returns the focus to the trigger.' },
  ],
  pattern: { label: 'Menu Button Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  use: [
    'Use a menu for commands on one object, such as a measurement, if a row of buttons would take up too much space.',
    'Use it for a few settings that are changed occasionally, such as overlays.',
  ],
  avoid: [
    'To choose the value of a field, use a `Select`. It shows the value and can be submitted with a form.',
    'For content with fields or sliders, use a `Popover`. A menu uses the keys that they need.',
    'For the command that most people look for, use a `Button`.',
  ],
  notes: [
    'In the viewer, a submenu trigger with `disabled` only looks disabled, and keys still open it. Here, it is disabled.',
    'As soon as the viewer’s menu has its own `onKeyDown`, key presses also reach the viewer’s hotkeys. Here, they never do.',
    'Here, a `DropdownMenuLabel` names the group around it, submenus aren’t cut off, and spacing follows the reading direction.',
    '`DropdownMenuShortcut` displays keys but doesn’t listen for them. Register hotkeys with the `HotkeysManager`.',
  ],
  related: [
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'ToolButtonList', href: '/components/ToolButtonListShowcase' },
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'Hotkeys', href: '/platform/managers/hotkeys' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
