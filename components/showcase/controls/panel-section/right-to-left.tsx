import { PanelSection } from '@/components/ui/panel-section';

export function PanelSectionRightToLeft() {
  return (
    <div dir="rtl" lang="he" className="w-full max-w-[280px]">
      <PanelSection>
        <PanelSection.Header>פרטי הסדרה</PanelSection.Header>
        <PanelSection.Content className="bg-muted p-3 text-foreground">256 תמונות, CT</PanelSection.Content>
      </PanelSection>
      <PanelSection defaultOpen={false}>
        <PanelSection.Header>מדידות</PanelSection.Header>
        <PanelSection.Content className="bg-muted p-3 text-foreground">אין מדידות</PanelSection.Content>
      </PanelSection>
    </div>
  );
}
