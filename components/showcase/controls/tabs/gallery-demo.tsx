import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export default function TabsGalleryDemo() {
  return (
    <Tabs defaultValue="circle">
      <TabsList aria-label="Brush shape">
        <TabsTrigger value="circle">Circle</TabsTrigger>
        <TabsTrigger value="sphere">Sphere</TabsTrigger>
        <TabsTrigger value="square">Square</TabsTrigger>
      </TabsList>
      <TabsContent value="circle" className="text-sm text-muted-foreground">
        One slice
      </TabsContent>
      <TabsContent value="sphere" className="text-sm text-muted-foreground">
        Several slices
      </TabsContent>
      <TabsContent value="square" className="text-sm text-muted-foreground">
        One slice
      </TabsContent>
    </Tabs>
  );
}
