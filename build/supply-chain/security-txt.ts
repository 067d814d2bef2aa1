import type { Problem } from '@/lib/content/types';
import type { SiteConfig } from '@/lib/site/schema';

type SecurityContact = NonNullable<SiteConfig['security']>;

/** Days before the end of the contact's validity from which the build warns. */
const warningDays = 60;

const millisecondsPerDay = 86_400_000;

/**
 * Formats `security.txt`, which tells finders of vulnerabilities whom to contact.
 * @param address full URL of the file
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function formatSecurityTxt({ contact, expires, policy }: SecurityContact, address: string): string {
  const fields = [
    ['Contact', contact],
    ['Expires', `${expires}T23:59:59Z`],
    ['Canonical', address],
    ...(policy === undefined ? [] : [['Policy', policy]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/**
 * Warns if `security.txt` expires soon, or has expired. Compares with the date of the built commit instead of the
 * clock, so that two builds of the same commit are equal.
 * @param config text of `site.config.ts`
 * @param commitDate date of the built commit in ISO 8601 format
 */
export function checkSecurityContact(
  { expires }: SecurityContact,
  config: string,
  commitDate: string,
): Problem[] {
  const daysLeft = Math.floor((Date.parse(expires) - Date.parse(commitDate)) / millisecondsPerDay);
  if (daysLeft >= warningDays) return [];
  const line = config.split('\n').findIndex((text) => text.includes(expires)) + 1;
  const message =
    daysLeft < 0
      ? `The security contact expired on ${expires}, before the last commit.`
      : `The security contact expires on ${expires}, ${daysLeft} days after the last commit.`;
  const hint = 'Check that the contact is right, and set "security.expires" to a date within a year.';
  return [
    {
      file: 'site.config.ts',
      line: line || 1,
      column: 1,
      rule: 'security-contact-expires',
      message,
      hint,
      severity: 'warning',
    },
  ];
}
