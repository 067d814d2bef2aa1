import { Button } from '@/components/ui/button';
import { ShowcaseRow } from '@/components/ui/showcase-row';

export function ShowcaseRowRightToLeft() {
  return (
    <div dir="rtl" lang="ar">
      <ShowcaseRow
        title="القياسات"
        headingLevel={3}
        description="حفظ قياسات الدراسة في ملف."
        code="<Button>حفظ</Button>"
      >
        <Button>حفظ</Button>
      </ShowcaseRow>
    </div>
  );
}
