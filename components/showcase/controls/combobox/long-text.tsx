import { Combobox } from '@/components/ui/combobox';

const series = [
  { value: 'venous', label: 'CT abdomen and pelvis, portal venous phase, 1 mm, soft tissue' },
  { value: 'arterial', label: 'CT abdomen and pelvis, late arterial phase, 1 mm, soft tissue' },
  { value: 'scout', label: 'Scout' },
];

export function ComboboxLongText() {
  return <Combobox data={series} placeholder="Series" />;
}
