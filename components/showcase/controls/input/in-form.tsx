import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputInForm() {
  const [label, setLabel] = useState('');
  return (
    <form
      className="flex w-full max-w-sm flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setLabel(String(new FormData(event.currentTarget).get('label')));
      }}
    >
      <Label htmlFor="measurement-label">Measurement label</Label>
      <div className="flex gap-2">
        <Input
          id="measurement-label"
          name="label"
          required
          maxLength={64}
          autoComplete="off"
          placeholder="e.g. Target lesion 1"
        />
        <Button>Save</Button>
      </div>
      <p role="status" className="text-base text-muted-foreground">
        {label && `Saved as “${label}”.`}
      </p>
    </form>
  );
}
