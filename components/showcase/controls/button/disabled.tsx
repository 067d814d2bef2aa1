import { Button } from '@/components/ui/button';

export function ButtonDisabled() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled>Save report</Button>
      <Button variant="secondary" disabled>
        Cancel
      </Button>
      <Button variant="outline" disabled>
        Export CSV
      </Button>
      <Button variant="ghost" disabled>
        Add segment
      </Button>
      <Button variant="link" disabled>
        Show all series
      </Button>
      <Button variant="destructive" disabled>
        Delete segmentation
      </Button>
    </div>
  );
}
