import { Button } from '@/components/ui/button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function TabsPanels() {
  return (
    <Tabs defaultValue="measurements" className="w-full max-w-sm">
      <TabsList aria-label="Study panels">
        <TabsTrigger value="measurements">Measurements</TabsTrigger>
        <TabsTrigger value="segmentations">Segmentations</TabsTrigger>
        <TabsTrigger value="report">Report</TabsTrigger>
      </TabsList>
      <TabsContent value="measurements">
        <ul className="text-base text-foreground">
          <li>Target lesion 1: 23.4 mm</li>
          <li>Target lesion 2: 11.8 mm</li>
        </ul>
      </TabsContent>
      <TabsContent value="segmentations">
        <p className="mb-2 text-base text-foreground">No segmentation in this study.</p>
        <Button variant="ghost">Add segmentation</Button>
      </TabsContent>
      <TabsContent value="report">
        <p className="text-base text-foreground">Draft of 14 March 2024, not signed.</p>
      </TabsContent>
    </Tabs>
  );
}
