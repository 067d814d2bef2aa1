import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

export function SelectInAForm() {
  const [answer, setAnswer] = useState<'missing' | 'sent' | undefined>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnswer(new FormData(event.currentTarget).get('finding') ? 'sent' : 'missing');
  }

  return (
    <form onSubmit={send} className="grid max-w-[260px] gap-2">
      <Label htmlFor="finding">Finding (required)</Label>
      <Select name="finding" onValueChange={() => setAnswer(undefined)}>
        <SelectTrigger
          id="finding"
          aria-required
          aria-invalid={answer === 'missing'}
          aria-describedby="finding-answer"
        >
          <SelectValue placeholder="Choose a finding" />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="nodule">Nodule</SelectItem>
          <SelectItem value="effusion">Pleural effusion</SelectItem>
          <SelectItem value="atelectasis">Atelectasis</SelectItem>
        </SelectContent>
      </Select>
      <p id="finding-answer" role="status" className="text-base">
        {answer === 'missing' && 'Choose a finding before you add it.'}
        {answer === 'sent' && 'Added to the report.'}
      </p>
      <Button type="submit" className="justify-self-start">
        Add to report
      </Button>
    </form>
  );
}
