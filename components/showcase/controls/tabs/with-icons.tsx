import { Box, Grid2x2, Layers } from 'lucide-react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function TabsWithIcons() {
  return (
    <Tabs defaultValue="stack">
      <TabsList aria-label="Viewport type">
        <TabsTrigger value="stack" className="gap-1.5">
          <Layers aria-hidden="true" className="h-4 w-4" />
          Stack
        </TabsTrigger>
        <TabsTrigger value="mpr" className="gap-1.5">
          <Grid2x2 aria-hidden="true" className="h-4 w-4" />
          MPR
        </TabsTrigger>
        <TabsTrigger value="volume" aria-label="3D volume">
          <Box aria-hidden="true" className="h-4 w-4" />
        </TabsTrigger>
      </TabsList>
      <TabsContent value="stack" className="text-base text-muted-foreground">
        Slices as they were acquired.
      </TabsContent>
      <TabsContent value="mpr" className="text-base text-muted-foreground">
        Axial, sagittal and coronal planes of one volume.
      </TabsContent>
      <TabsContent value="volume" className="text-base text-muted-foreground">
        The volume, rendered in three dimensions.
      </TabsContent>
    </Tabs>
  );
}
