import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { PanelSection } from '@/components/ui/panel-section';

export function PanelSectionKeepsState() {
  return (
    <PanelSection className="w-full max-w-[280px]">
      <PanelSection.Header>Patient Information</PanelSection.Header>
      <PanelSection.Content className="space-y-2 bg-muted p-3">
        <div>
          <Label htmlFor="patient-weight">Weight (kg)</Label>
          <Input id="patient-weight" inputMode="decimal" defaultValue="72.5" />
        </div>
        <div>
          <Label htmlFor="patient-dose">Total dose (MBq)</Label>
          <Input id="patient-dose" inputMode="decimal" defaultValue="348" />
        </div>
      </PanelSection.Content>
    </PanelSection>
  );
}
