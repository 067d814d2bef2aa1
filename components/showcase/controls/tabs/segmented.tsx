import { useState } from 'react';
import { Separator } from '@/components/ui/separator';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function TabsSegmented() {
  const [shape, setShape] = useState('circle');
  return (
    <Tabs value={shape} onValueChange={setShape}>
      <TabsList aria-label="Brush shape">
        <TabsTrigger value="circle">Circle</TabsTrigger>
        <Separator orientation="vertical" className="h-4 bg-neutral/50" />
        <TabsTrigger value="sphere">Sphere</TabsTrigger>
        <Separator orientation="vertical" className="h-4 bg-neutral/50" />
        <TabsTrigger value="square">Square</TabsTrigger>
      </TabsList>
      <TabsContent value="circle" className="text-base text-muted-foreground">
        Paints a disk on the current slice.
      </TabsContent>
      <TabsContent value="sphere" className="text-base text-muted-foreground">
        Paints a sphere across neighboring slices.
      </TabsContent>
      <TabsContent value="square" className="text-base text-muted-foreground">
        Paints a square on the current slice.
      </TabsContent>
    </Tabs>
  );
}
