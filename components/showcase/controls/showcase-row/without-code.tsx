import { ShowcaseRow } from '@/components/ui/showcase-row';

export function ShowcaseRowWithoutCode() {
  return (
    <ShowcaseRow
      title="Series information"
      headingLevel={3}
      description="A row without source code has no button."
    >
      <p>CT, axial, 1.25 mm, 312 images</p>
    </ShowcaseRow>
  );
}
