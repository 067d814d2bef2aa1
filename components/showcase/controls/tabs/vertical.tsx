import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

export function TabsVertical() {
  return (
    <Tabs defaultValue="general" orientation="vertical" className="flex gap-4">
      <TabsList aria-label="Preferences" className="h-auto flex-col items-stretch self-start">
        <TabsTrigger value="general">General</TabsTrigger>
        <TabsTrigger value="hotkeys">Hotkeys</TabsTrigger>
        <TabsTrigger value="presets">Window presets</TabsTrigger>
      </TabsList>
      <TabsContent value="general" className="mt-0 text-base text-foreground">
        Language: English
      </TabsContent>
      <TabsContent value="hotkeys" className="mt-0 text-base text-foreground">
        Zoom: Z
      </TabsContent>
      <TabsContent value="presets" className="mt-0 text-base text-foreground">
        Lung: 1500 / −600
      </TabsContent>
    </Tabs>
  );
}
