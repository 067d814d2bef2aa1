import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function LabelRequired() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-1.5">
      <Label htmlFor="reader-name">Reading physician (required)</Label>
      <Input id="reader-name" required autoComplete="name" />
    </div>
  );
}
