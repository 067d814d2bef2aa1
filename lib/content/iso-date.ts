import { z } from 'zod';

const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Converts a date, with or without time and zone (default: UTC), to ISO 8601 in UTC; undefined if it is invalid. */
export function toIsoDate(text: string): string | undefined {
  const [, day, time = '00:00', zone = 'Z'] = shape.exec(text.trim()) ?? [];
  // Rejects dates such as February 31, which `Date` would turn into a date in March.
  if (!z.iso.date().safeParse(day).success) return undefined;
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
