import { Combobox } from '@/components/ui/combobox';

const planes = [
  { value: 'axial', label: 'Axial' },
  { value: 'sagittal', label: 'Sagittal' },
  { value: 'coronal', label: 'Coronal' },
];

export function ComboboxFewItems() {
  return <Combobox data={planes} placeholder="Select plane..." />;
}
