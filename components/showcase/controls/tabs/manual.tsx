import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function TabsManual() {
  return (
    <Tabs defaultValue="current" activationMode="manual">
      <TabsList aria-label="Study to compare">
        <TabsTrigger value="current">14 Mar 2024</TabsTrigger>
        <TabsTrigger value="prior">2 Nov 2023</TabsTrigger>
        <TabsTrigger value="oldest">19 May 2023</TabsTrigger>
      </TabsList>
      <TabsContent value="current" className="text-base text-muted-foreground">
        CT Thorax, 4 series, loaded.
      </TabsContent>
      <TabsContent value="prior" className="text-base text-muted-foreground">
        CT Thorax, 3 series, from the archive.
      </TabsContent>
      <TabsContent value="oldest" className="text-base text-muted-foreground">
        CT Thorax, 5 series, from the archive.
      </TabsContent>
    </Tabs>
  );
}
