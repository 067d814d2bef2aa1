import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputWithUnit() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-1.5">
      <Label htmlFor="injected-dose">Injected dose (MBq)</Label>
      <div className="relative">
        <Input id="injected-dose" inputMode="decimal" defaultValue="312" className="pe-12 text-end" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-base text-muted-foreground"
        >
          MBq
        </span>
      </div>
    </div>
  );
}
