import { Input } from '@/components/ui/input';

export default function InputGalleryDemo() {
  return (
    <Input
      aria-label="Patient weight in kg"
      inputMode="decimal"
      placeholder="Weight in kg"
      className="max-w-48"
    />
  );
}
