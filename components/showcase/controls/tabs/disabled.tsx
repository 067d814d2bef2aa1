import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function TabsDisabled() {
  return (
    <Tabs defaultValue="ct">
      <TabsList aria-label="Displayed image">
        <TabsTrigger value="ct">CT</TabsTrigger>
        <TabsTrigger value="pet" disabled>
          PET
        </TabsTrigger>
        <TabsTrigger value="fusion" disabled>
          Fusion
        </TabsTrigger>
        <TabsTrigger value="mr">MR</TabsTrigger>
      </TabsList>
      <TabsContent value="ct" className="text-base text-muted-foreground">
        CT Thorax, 512 × 512, 334 slices.
      </TabsContent>
      <TabsContent value="mr" className="text-base text-muted-foreground">
        MR T2 axial, 320 × 320, 60 slices.
      </TabsContent>
    </Tabs>
  );
}
