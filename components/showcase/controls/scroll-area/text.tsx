import { ScrollArea } from '@/components/ui/scroll-area';

export function ScrollAreaText() {
  return (
    <ScrollArea
      aria-label="Findings"
      className="h-[150px] w-[350px] max-w-full rounded border border-neutral/50 bg-background"
    >
      <div className="flex flex-col gap-2 p-3 text-base text-foreground">
        <p>CT of the thorax with contrast, compared with the examination of 2 November 2023.</p>
        <p>
          Target lesion 1 in the right upper lobe measures 23.4 mm, formerly 27.9 mm. Target lesion 2 beside
          the left hilum measures 11.8 mm in its short axis, formerly 14.2 mm.
        </p>
        <p>No new nodules. The lobes are ventilated, the pleural spaces are free of fluid.</p>
        <p>Mediastinum and great vessels are of normal width. No enlarged lymph nodes in the axillae.</p>
        <p>
          The upper abdomen, as far as it was imaged, shows a simple cyst of 9 mm in segment VII of the liver,
          unchanged. Bones without lesions.
        </p>
        <p>In sum: partial response of both target lesions.</p>
      </div>
    </ScrollArea>
  );
}
