import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function LabelWithHelp() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-1.5">
      <Label htmlFor="accession">
        Accession number <span className="text-muted-foreground">(optional)</span>
      </Label>
      <Input id="accession" aria-describedby="accession-help" autoComplete="off" />
      <p id="accession-help" className="text-sm text-muted-foreground">
        As in the imaging order, up to 16 characters.
      </p>
    </div>
  );
}
