import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function SwitchInForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('anonymize') ?? 'no'));
      }}
    >
      <div className="flex items-center gap-2">
        <Switch id="anonymize" name="anonymize" value="yes" />
        <Label htmlFor="anonymize">Remove the patient’s name from the export</Label>
      </div>
      <Button>Export study</Button>
      <p role="status" className="text-base text-muted-foreground">
        {sent && `Sent: anonymize = ${sent}`}
      </p>
    </form>
  );
}
