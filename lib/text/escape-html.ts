const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (sign: string): string => entities[sign] ?? sign;

/** Escapes text for HTML or XML, including quoted attribute values. @see acceptance SM-16 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, escape);

/** Escapes text between tags, where quotes need no escaping. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escape);
