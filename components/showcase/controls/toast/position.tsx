import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

const positions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export function ToastPosition() {
  return (
    <div className="flex flex-wrap gap-2">
      {positions.map((position) => (
        <Button
          key={position}
          variant="secondary"
          onClick={() => toast.info(`Shown ${position}`, { position })}
        >
          {position}
        </Button>
      ))}
      <Toaster />
    </div>
  );
}
