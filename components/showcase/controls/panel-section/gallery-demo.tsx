import { PanelSection } from '@/components/ui/panel-section';

export default function PanelSectionGalleryDemo() {
  return (
    <div className="w-[216px] max-w-full">
      <PanelSection>
        <PanelSection.Header>Series Information</PanelSection.Header>
        <PanelSection.Content className="bg-muted px-2.5 py-1.5 text-foreground">
          CT, 256 images
        </PanelSection.Content>
      </PanelSection>
      <PanelSection defaultOpen={false}>
        <PanelSection.Header>Measurements</PanelSection.Header>
        <PanelSection.Content className="bg-muted px-2.5 py-1.5 text-foreground">
          3 lengths
        </PanelSection.Content>
      </PanelSection>
    </div>
  );
}
