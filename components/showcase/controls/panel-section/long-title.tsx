import { PanelSection } from '@/components/ui/panel-section';

export function PanelSectionLongTitle() {
  return (
    <div className="w-full max-w-[280px]">
      <PanelSection defaultOpen={false}>
        <PanelSection.Header>
          CT Thorax/Abdomen/Pelvis with contrast, portal venous phase, 1.5 mm, soft tissue kernel
        </PanelSection.Header>
        <PanelSection.Content className="bg-muted p-3 text-foreground">412 images</PanelSection.Content>
      </PanelSection>
      <PanelSection defaultOpen={false}>
        <PanelSection.Header>
          <span className="truncate" title="MR Brain, T1 MPRAGE sagittal after gadolinium, motion corrected">
            MR Brain, T1 MPRAGE sagittal after gadolinium, motion corrected
          </span>
        </PanelSection.Header>
        <PanelSection.Content className="bg-muted p-3 text-foreground">176 images</PanelSection.Content>
      </PanelSection>
    </div>
  );
}
