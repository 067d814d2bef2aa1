import { Combobox } from '@/components/ui/combobox';

const modalities = [
  { value: 'CT', label: 'Computed tomography' },
  { value: 'MR', label: 'Magnetic resonance' },
  { value: 'PT', label: 'Positron emission tomography' },
  { value: 'US', label: 'Ultrasound' },
];

export default function ComboboxGalleryDemo() {
  return <Combobox data={modalities} placeholder="Modality" />;
}
