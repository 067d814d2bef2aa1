import { Button } from '@/components/ui/button';

export function ButtonVariants() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Save report</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="outline">Export CSV</Button>
      <Button variant="ghost">Add segment</Button>
      <Button variant="link">Show all series</Button>
      <Button variant="destructive">Delete segmentation</Button>
    </div>
  );
}
