import type { Situation } from '@/lib/deploy-tools/headers/exchange';

interface HeaderFieldsProps {
  situation: Situation;
  onChange: (situation: Situation) => void;
}

type AddressKey = 'archive' | 'framedBy' | 'viewer';

const addresses: readonly [key: AddressKey, label: string, example: string][] = [
  ['viewer', 'Address of the viewer', 'https://viewer.clinic.example/'],
  ['archive', 'DICOMweb address of the archive', 'https://pacs.clinic.example/dicom-web'],
  ['framedBy', 'Page that shows the viewer in a frame, if any', 'https://portal.clinic.example'],
];

const choices: readonly [key: 'authorization' | 'credentials' | 'isolated' | 'quotes', label: string][] = [
  ['authorization', 'Requests carry an Authorization header (users log in, or a token is in the address)'],
  ['quotes', 'omitQuotationForMultipartRequest is true in the data source'],
  ['credentials', 'Requests carry cookies (only with an extension of your own)'],
  ['isolated', 'The page must be cross-origin isolated (only before 3.9, or for an extension)'],
];

/** Fields that describe the viewer and the archive. */
export function HeaderFields({ situation, onChange }: HeaderFieldsProps) {
  return (
    <fieldset className="tool-fields">
      <legend>1. Describe your setup</legend>
      {addresses.map(([key, label, example]) => (
        <label key={key} className="tool-field">
          {label}
          <input
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={2000}
            placeholder={example}
            value={situation[key]}
            onChange={({ target }) => onChange({ ...situation, [key]: target.value })}
          />
        </label>
      ))}
      {choices.map(([key, label]) => (
        <label key={key} className="tool-choice">
          <input
            type="checkbox"
            // The box is about the key of the config, which turns the quotes off.
            checked={key === 'quotes' ? !situation.quotes : situation[key]}
            onChange={({ target }) =>
              onChange({ ...situation, [key]: key === 'quotes' ? !target.checked : target.checked })
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
