import { ScrollArea } from '@/components/ui/scroll-area';

export function ScrollAreaText() {
  return (
    <ScrollArea
      aria-label="Findings"
      className="h-[150px] w-[350px] max-w-full rounded border border-neutral/50 bg-background"
    >
      <div className="flex flex-col gap-2 p-3 text-base text-foreground">
        <p>CT of the thorax with contrast, compared with the exam of 2 November 2023.</p>
        <p>
          Target lesion 1 in the right upper lobe measures 23.4 mm, previously 27.9 mm. Target lesion 2 beside
          the left hilum measures 11.8 mm in its short axis, previously 14.2 mm.
        </p>
        <p>No new nodules. The lungs are well aerated, and there is no pleural effusion.</p>
        <p>The mediastinum and the great vessels are normal. No enlarged axillary lymph nodes.</p>
        <p>
          The upper abdomen, as far as it was imaged, shows a simple cyst of 9 mm in segment VII of the liver,
          unchanged. No bone lesions.
        </p>
        <p>Impression: partial response of both target lesions.</p>
      </div>
    </ScrollArea>
  );
}
