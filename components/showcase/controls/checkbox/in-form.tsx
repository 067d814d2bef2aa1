import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function CheckboxInForm() {
  const [saved, setSaved] = useState<string[]>();
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(new FormData(event.currentTarget).getAll('overlay').map(String));
      }}
    >
      <Label className="flex items-center gap-2">
        <Checkbox name="overlay" value="patient" defaultChecked /> Patient name
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox name="overlay" value="window" defaultChecked /> Window width and level
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox name="overlay" value="slice" /> Slice number
      </Label>
      <Button>Save overlay</Button>
      <p role="status" className="text-base text-muted-foreground">
        {saved && `Sent: ${saved.join(', ') || 'nothing'}`}
      </p>
    </form>
  );
}
