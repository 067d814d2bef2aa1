import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';

export function DataRowReadOnly() {
  const [isVisible, setVisible] = useState(true);

  return (
    <div className="w-full max-w-[280px] space-y-px">
      <DataRow
        number={1}
        title="Finding from the prior study"
        colorHex="#7f94ad"
        disableEditing
        isVisible={isVisible}
        onToggleVisibility={() => setVisible(!isVisible)}
      />
      <DataRow number={2} title="Automatic contour, not yet accepted" colorHex="#daa520" disableEditing />
    </div>
  );
}
