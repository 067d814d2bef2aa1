import { Combobox } from '@/components/ui/combobox';

const modalities = [
  { value: 'BI', label: 'BI – Biomagnetic imaging' },
  { value: 'BMD', label: 'BMD – Bone densitometry (X-ray)' },
  { value: 'CR', label: 'CR – Computed radiography' },
  { value: 'CT', label: 'CT – Computed tomography' },
  { value: 'DOC', label: 'DOC – Document' },
  { value: 'DX', label: 'DX – Digital radiography' },
  { value: 'ECG', label: 'ECG – Electrocardiography' },
  { value: 'EEG', label: 'EEG – Electroencephalography' },
  { value: 'ES', label: 'ES – Endoscopy' },
  { value: 'IO', label: 'IO – Intra-oral radiography' },
  { value: 'IVUS', label: 'IVUS – Intravascular ultrasound' },
  { value: 'KO', label: 'KO – Key object selection' },
  { value: 'MG', label: 'MG – Mammography' },
  { value: 'MR', label: 'MR – Magnetic resonance' },
  { value: 'NM', label: 'NM – Nuclear medicine' },
  { value: 'OCT', label: 'OCT – Optical coherence tomography' },
  { value: 'OP', label: 'OP – Ophthalmic photography' },
  { value: 'OPT', label: 'OPT – Ophthalmic tomography' },
  { value: 'PR', label: 'PR – Presentation state' },
  { value: 'PT', label: 'PT – Positron emission tomography' },
  { value: 'PX', label: 'PX – Panoramic X-ray' },
  { value: 'RF', label: 'RF – Radiofluoroscopy' },
  { value: 'RTDOSE', label: 'RTDOSE – Radiotherapy dose' },
  { value: 'RTPLAN', label: 'RTPLAN – Radiotherapy plan' },
  { value: 'RTSTRUCT', label: 'RTSTRUCT – Radiotherapy structure set' },
  { value: 'SEG', label: 'SEG – Segmentation' },
  { value: 'SM', label: 'SM – Slide microscopy' },
  { value: 'SR', label: 'SR – Structured report' },
  { value: 'US', label: 'US – Ultrasound' },
  { value: 'XA', label: 'XA – X-ray angiography' },
  { value: 'XC', label: 'XC – External-camera photography' },
];

export function ComboboxBasic() {
  return <Combobox data={modalities} placeholder="Modality" />;
}
