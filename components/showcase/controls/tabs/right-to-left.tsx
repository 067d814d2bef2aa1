import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function TabsRightToLeft() {
  return (
    <Tabs defaultValue="measurements" dir="rtl" lang="ar">
      <TabsList aria-label="لوحات الدراسة">
        <TabsTrigger value="measurements">القياسات</TabsTrigger>
        <TabsTrigger value="segmentations">التجزئات</TabsTrigger>
        <TabsTrigger value="report">التقرير</TabsTrigger>
      </TabsList>
      <TabsContent value="measurements" className="text-base text-muted-foreground">
        قياسان في هذه الدراسة
      </TabsContent>
      <TabsContent value="segmentations" className="text-base text-muted-foreground">
        لا توجد تجزئة
      </TabsContent>
      <TabsContent value="report" className="text-base text-muted-foreground">
        مسودة غير موقعة
      </TabsContent>
    </Tabs>
  );
}
