import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function CheckboxInvalid() {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <Checkbox
          id="research-use"
          required
          checked={agreed}
          onCheckedChange={(checked) => setAgreed(checked === true)}
          aria-invalid={!agreed}
          aria-describedby="research-use-error"
        />
        <Label htmlFor="research-use">For investigational use only (required)</Label>
      </div>
      <p id="research-use-error" role="status" className="flex gap-1.5 text-sm text-foreground">
        {!agreed && (
          <>
            <CircleAlert aria-hidden="true" className="h-4 w-4 shrink-0" />
            Confirm this before you open the study.
          </>
        )}
      </p>
    </div>
  );
}
