import type { Metadata } from 'next';
import { toast } from '@/components/showcase/controls/toast';
import { toastDemos } from '@/components/showcase/demos/toast/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';
import 'sonner/dist/styles.css';

export const metadata: Metadata = getControlMetadata(toast);

export default function Page() {
  return <ControlPage text={toast} demos={toastDemos} />;
}
