import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputLongValue() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-1.5">
      <Label htmlFor="series-description">
        Series description, as shown in the study browser and in the overlay of the viewport
      </Label>
      <Input
        id="series-description"
        className="text-ellipsis"
        defaultValue="CT Thorax/Abdomen/Pelvis with contrast, portal venous phase, 1.0 mm, iterative reconstruction"
      />
    </div>
  );
}
