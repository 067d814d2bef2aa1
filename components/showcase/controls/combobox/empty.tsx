import { Combobox } from '@/components/ui/combobox';

export function ComboboxEmpty() {
  return <Combobox data={[]} placeholder="Prior study" />;
}
