import { Search } from 'lucide-react';
import { useState } from 'react';
import { Input } from '@/components/ui/input';

const series = [
  'Scout',
  'CT Thorax 1.0 mm lung',
  'CT Thorax 5.0 mm soft tissue',
  'CT Abdomen portal venous',
  'PET AC',
];

export function InputSearch() {
  const [query, setQuery] = useState('');
  const found = series.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div className="flex w-full max-w-xs flex-col gap-2">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-2 top-1/2 h-4 w-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Filter series"
          placeholder="Filter series"
          className="ps-8"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        {found.length} of {series.length} series
      </p>
      <ul className="text-base text-foreground">
        {found.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
