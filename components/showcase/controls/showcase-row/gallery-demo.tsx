import { ShowcaseRow } from '@/components/ui/showcase-row';

export default function ShowcaseRowGalleryDemo() {
  return (
    <ShowcaseRow
      className="mb-0 w-56 p-2 sm:p-3 [&_[data-slot=showcase-example]]:min-h-0"
      code="<Badge>CT</Badge>"
    >
      <p className="text-center">CT chest</p>
    </ShowcaseRow>
  );
}
