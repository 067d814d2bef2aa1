import { allVersionsOption } from '@/lib/i18n/messages/search';
import { searchVersion } from '@/lib/i18n/messages/search-page';
import { searchSettings } from '@/lib/search/read-settings';
import { anyVersion } from '@/components/search/search-address';

interface VersionSelectProps {
  version: string;
  onChoose: (version: string) => void;
}

/** Menu that selects the version to search, or all versions (SP-05). */
export function VersionSelect({ version, onChoose }: VersionSelectProps) {
  return (
    <div className="search-version">
      <label htmlFor="search-version">{searchVersion}</label>
      <select
        id="search-version"
        name="version"
        value={version}
        onChange={({ target }) => onChoose(target.value)}
      >
        {searchSettings.versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        {searchSettings.versions.length > 1 && <option value={anyVersion}>{allVersionsOption}</option>}
      </select>
    </div>
  );
}
