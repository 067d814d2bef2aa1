import type { Metadata } from 'next';
import { dropdownMenu } from '@/components/showcase/controls/dropdown-menu';
import { dropdownMenuDemos } from '@/components/showcase/demos/dropdown-menu/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(dropdownMenu);

export default function Page() {
  return <ControlPage text={dropdownMenu} demos={dropdownMenuDemos} />;
}
