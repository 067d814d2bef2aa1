import { searchSettings } from '@/lib/search/read-settings';
import { allVersions } from './search-address';

interface VersionSelectProps {
  version: string;
  onChoose: (version: string) => void;
}

/** Chooses the version of the docs that is searched, or all of them (SP-05). */
export function VersionSelect({ version, onChoose }: VersionSelectProps) {
  return (
    <div className="search-version">
      <label htmlFor="search-version">Version</label>
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
        {searchSettings.versions.length > 1 && <option value={allVersions}>All versions</option>}
      </select>
    </div>
  );
}
