import { DataRow } from '@/components/ui/data-row';
import { PanelSection } from '@/components/ui/panel-section';

const findings = ['Nodule, right upper lobe', 'Lymph node, station 4R', 'Pleural effusion, left'];

export function PanelSectionSeveral() {
  return (
    <div className="w-full max-w-[280px]">
      <PanelSection>
        <PanelSection.Header>Measurements ({findings.length})</PanelSection.Header>
        <PanelSection.Content className="space-y-px">
          {findings.map((title, index) => (
            <DataRow key={title} number={index + 1} title={title} />
          ))}
        </PanelSection.Content>
      </PanelSection>
      <PanelSection defaultOpen={false}>
        <PanelSection.Header>Additional Findings (0)</PanelSection.Header>
        <PanelSection.Content className="bg-muted p-3 text-muted-foreground">
          No findings without a measurement.
        </PanelSection.Content>
      </PanelSection>
    </div>
  );
}
