import { Button } from '@/components/ui/button';

export function ButtonLongLabel() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-3">
      <Button className="h-auto whitespace-normal">
        Hydrate the structured report and jump to the first tracked measurement
      </Button>
      <Button variant="secondary" title="CT Thorax/Abdomen/Pelvis with contrast, portal venous phase">
        <span className="truncate">CT Thorax/Abdomen/Pelvis with contrast, portal venous phase</span>
      </Button>
    </div>
  );
}
