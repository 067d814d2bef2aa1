const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (sign: string): string => entities[sign] ?? sign;

/** Text for HTML or XML, also within the quotes of an attribute. @see acceptance SM-16 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, escape);

/** Text between tags, where quotes stay as they are. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escape);
