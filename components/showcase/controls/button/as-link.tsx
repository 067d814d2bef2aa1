import { Button } from '@/components/ui/button';

export function ButtonAsLink() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button asChild>
        <a href="https://viewer.ohif.org/">Open the demo viewer</a>
      </Button>
      <Button asChild variant="link">
        <a href="https://github.com/OHIF/Viewers">Source code</a>
      </Button>
    </div>
  );
}
