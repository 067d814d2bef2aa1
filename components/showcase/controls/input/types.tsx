import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputTypes() {
  return (
    <div className="grid w-full max-w-lg gap-x-4 gap-y-3 sm:grid-cols-2">
      <div className="flex flex-col gap-1.5">
        <Label htmlFor="study-mrn">MRN</Label>
        <Input id="study-mrn" defaultValue="LIDC-IDRI-0001" autoComplete="off" />
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor="study-date">Study date</Label>
        <Input id="study-date" type="date" defaultValue="2024-03-14" />
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor="slab-thickness">Slab thickness (mm)</Label>
        <Input id="slab-thickness" type="number" min={0.5} max={50} step={0.5} defaultValue={10} />
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor="dicom-file">DICOM file</Label>
        <Input id="dicom-file" type="file" accept=".dcm,application/dicom" />
      </div>
    </div>
  );
}
