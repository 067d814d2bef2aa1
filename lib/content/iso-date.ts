import { z } from 'zod';

const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * `2025-06-30`, or a date with time, → ISO 8601 in UTC; undefined when it is no date. Without a zone the time is UTC.
 */
export function toIsoDate(text: string): string | undefined {
  const [, day, time = '00:00', zone = 'Z'] = shape.exec(text.trim()) ?? [];
  // Checks the calendar: `Date` would move February 31 on to March.
  if (!z.iso.date().safeParse(day).success) return undefined;
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
