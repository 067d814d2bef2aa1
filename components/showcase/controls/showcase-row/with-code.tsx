import { Button } from '@/components/ui/button';
import { ShowcaseRow } from '@/components/ui/showcase-row';

export function ShowcaseRowWithCode() {
  return (
    <ShowcaseRow
      title="Export"
      headingLevel={3}
      description="Saves the measurements of the study to a file."
      code={'<Button>Export CSV</Button>'}
    >
      <Button>Export CSV</Button>
    </ShowcaseRow>
  );
}
