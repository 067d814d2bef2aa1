import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import {
  archiveAddress,
  framingPage,
  needsIsolation,
  omitsQuotes,
  sendsCookies,
  sendsToken,
  setupLegend,
  viewerAddress,
} from '@/lib/i18n/messages/header-tool';

interface HeaderFieldsProps {
  situation: Situation;
  onChange: (situation: Situation) => void;
}

type AddressKey = 'archive' | 'framedBy' | 'viewer';

const addresses: readonly [key: AddressKey, label: string, example: string][] = [
  ['viewer', viewerAddress, 'https://viewer.clinic.example/'],
  ['archive', archiveAddress, 'https://pacs.clinic.example/dicom-web'],
  ['framedBy', framingPage, 'https://portal.clinic.example'],
];

const choices: readonly [key: 'authorization' | 'credentials' | 'isolated' | 'quotes', label: string][] = [
  ['authorization', sendsToken],
  ['quotes', omitsQuotes],
  ['credentials', sendsCookies],
  ['isolated', needsIsolation],
];

/** Fields that describe the viewer and the archive. */
export function HeaderFields({ situation, onChange }: HeaderFieldsProps) {
  return (
    <fieldset className="tool-fields">
      <legend>{setupLegend}</legend>
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
