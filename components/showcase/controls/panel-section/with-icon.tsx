import { Activity, Layers } from 'lucide-react';
import { PanelSection } from '@/components/ui/panel-section';

export function PanelSectionWithIcon() {
  return (
    <div className="w-full max-w-[280px]">
      <PanelSection>
        <PanelSection.Header className="text-foreground">
          <span className="flex items-center gap-2">
            <Layers className="h-4 w-4" aria-hidden />
            Fusion
          </span>
        </PanelSection.Header>
        <PanelSection.Content className="bg-muted p-3 text-foreground">
          PT (hot iron) over CT (soft tissue)
        </PanelSection.Content>
      </PanelSection>
      <PanelSection>
        <PanelSection.Header showChevron={false}>
          <span className="flex items-center gap-2">
            <Activity className="h-4 w-4" aria-hidden />
            Uptake
          </span>
        </PanelSection.Header>
        <PanelSection.Content className="bg-muted p-3 text-foreground">
          SUV peak 9.4, SUV mean 4.1
        </PanelSection.Content>
      </PanelSection>
    </div>
  );
}
