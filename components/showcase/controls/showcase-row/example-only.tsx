import { Button } from '@/components/ui/button';
import { ShowcaseRow } from '@/components/ui/showcase-row';

export function ShowcaseRowExampleOnly() {
  return (
    <ShowcaseRow>
      <div className="flex flex-wrap gap-3">
        <Button>Open study</Button>
        <Button variant="secondary">Compare with prior</Button>
      </div>
    </ShowcaseRow>
  );
}
