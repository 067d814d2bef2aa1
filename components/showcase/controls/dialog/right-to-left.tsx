import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';

export function DialogRightToLeft() {
  return (
    <div dir="rtl" lang="ar">
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="secondary">حذف القياس</Button>
        </DialogTrigger>
        <DialogContent dir="rtl" lang="ar">
          <DialogHeader>
            <DialogTitle>حذف القياس؟</DialogTitle>
            <DialogDescription>لا يمكن التراجع عن حذف القياس بعد إغلاق الدراسة.</DialogDescription>
          </DialogHeader>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">إلغاء</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button>حذف</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </div>
  );
}
