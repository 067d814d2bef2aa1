import { ResizableHandle, ResizablePanel, ResizablePanelGroup } from '@/components/ui/resizable';

const parts = [
  { id: 'gallery-segmentations', title: 'Segmentations', rows: ['Abdominal organs', 'Vessels'] },
  { id: 'gallery-segments', title: 'Segments', rows: ['Liver', 'Spleen', 'Stomach'] },
];

export default function SplitPanelPatternGalleryDemo() {
  const [upper, lower] = parts.map(({ id, title, rows }) => (
    <ResizablePanel key={id} id={id} defaultSize={50} minSize={20}>
      <div className="text-foreground px-2 py-1 text-sm">
        <p className="text-muted-foreground m-0">{title}</p>
        {rows.map((row) => (
          <p key={row} className="m-0 truncate">
            {row}
          </p>
        ))}
      </div>
    </ResizablePanel>
  ));
  return (
    <div className="bg-muted border-input h-48 w-52 overflow-hidden rounded border">
      <ResizablePanelGroup direction="vertical">
        {upper}
        <ResizableHandle withHandle aria-label="Height of the upper part" />
        {lower}
      </ResizablePanelGroup>
    </div>
  );
}
