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
      <div className="flex items-center gap-2">
        <Checkbox id="overlay-patient" name="overlay" value="patient" defaultChecked />
        <Label htmlFor="overlay-patient">Patient name</Label>
      </div>
      <div className="flex items-center gap-2">
        <Checkbox id="overlay-window" name="overlay" value="window" defaultChecked />
        <Label htmlFor="overlay-window">Window width and level</Label>
      </div>
      <div className="flex items-center gap-2">
        <Checkbox id="overlay-slice" name="overlay" value="slice" />
        <Label htmlFor="overlay-slice">Slice number</Label>
      </div>
      <Button>Save overlay</Button>
      <p role="status" className="text-base text-muted-foreground">
        {saved && `Sent: ${saved.join(', ') || 'nothing'}`}
      </p>
    </form>
  );
}
