import { useState } from 'react';
import { Label } from '@/components/ui/label';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

export function SelectWithLabel() {
  const [plane, setPlane] = useState('axial');
  return (
    <div className="grid max-w-[220px] gap-1.5">
      <Label htmlFor="plane">Plane</Label>
      <Select value={plane} onValueChange={setPlane}>
        <SelectTrigger id="plane">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="axial">Axial</SelectItem>
          <SelectItem value="sagittal">Sagittal</SelectItem>
          <SelectItem value="coronal">Coronal</SelectItem>
        </SelectContent>
      </Select>
      <output className="text-muted-foreground text-base">Shown: {plane}</output>
    </div>
  );
}
