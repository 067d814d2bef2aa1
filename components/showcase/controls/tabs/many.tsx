import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';

const presets = [
  'Soft tissue',
  'Lung',
  'Liver',
  'Bone',
  'Brain',
  'Mediastinum',
  'Angiography',
  'Spine',
  'Pelvis',
];

export function TabsMany() {
  return (
    <Tabs defaultValue="preset-1" className="w-full max-w-md">
      <TabsList aria-label="Window preset">
        {presets.map((preset, index) => (
          <TabsTrigger key={preset} value={`preset-${index + 1}`}>
            {preset}
          </TabsTrigger>
        ))}
      </TabsList>
      {presets.map((preset, index) => (
        <TabsContent key={preset} value={`preset-${index + 1}`} className="text-base text-muted-foreground">
          {preset}: preset {index + 1} of {presets.length}
        </TabsContent>
      ))}
    </Tabs>
  );
}
