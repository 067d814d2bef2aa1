import { useState } from 'react';
import { Button } from '@/components/ui/button';

export function ButtonUnavailable() {
  const [count, setCount] = useState(0);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" onClick={() => setCount(count + 1)}>
        Add measurement
      </Button>
      <Button
        aria-disabled={count === 0}
        aria-describedby="report-state"
        onClick={() => count > 0 && setCount(0)}
      >
        Create report
      </Button>
      <p id="report-state" role="status" className="text-base text-muted-foreground">
        {count === 0 ? 'A report needs at least one measurement.' : `Measurements to report: ${count}`}
      </p>
    </div>
  );
}
