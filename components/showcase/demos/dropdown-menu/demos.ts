import type { ComponentType } from 'react';
import type { dropdownMenu } from '@/components/showcase/controls/dropdown-menu';
import { DropdownMenuBasic } from './basic';
import { DropdownMenuManyItems } from './many-items';
import { DropdownMenuPlacement } from './placement';
import { DropdownMenuRightToLeft } from './right-to-left';
import { DropdownMenuSettings } from './settings';
import { DropdownMenuSubmenu } from './submenu';
import { DropdownMenuWithIcons } from './with-icons';

/** Examples of the page of DropdownMenu, by their names. */
export const dropdownMenuDemos = {
  basic: DropdownMenuBasic,
  placement: DropdownMenuPlacement,
  'with-icons': DropdownMenuWithIcons,
  settings: DropdownMenuSettings,
  submenu: DropdownMenuSubmenu,
  'many-items': DropdownMenuManyItems,
  'right-to-left': DropdownMenuRightToLeft,
} satisfies Record<(typeof dropdownMenu)['demos'][number]['id'], ComponentType>;
