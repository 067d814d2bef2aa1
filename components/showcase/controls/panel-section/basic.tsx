import { Button } from '@/components/ui/button';
import { PanelSection } from '@/components/ui/panel-section';

export function PanelSectionBasic() {
  return (
    <PanelSection className="w-full max-w-[280px]">
      <PanelSection.Header>Series Information</PanelSection.Header>
      <PanelSection.Content className="space-y-2 bg-muted p-3">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-foreground">
          <dt className="text-muted-foreground">Images</dt>
          <dd>256</dd>
          <dt className="text-muted-foreground">Modality</dt>
          <dd>CT</dd>
          <dt className="text-muted-foreground">Body part</dt>
          <dd>Chest</dd>
        </dl>
        <Button variant="ghost" size="sm">
          Open tag browser
        </Button>
      </PanelSection.Content>
    </PanelSection>
  );
}
