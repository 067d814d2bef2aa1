const mask = '•••';

/** Values after names such as `password` or `client_secret`, in code, JSON, headers and addresses. */
const named =
  /((?:password|passwd|secret|token|api[-_]?key|private[-_]?key|authorization|cookie|\bauth\b|credential)s?\w*["'`]?\s*[:=]\s*)(["'`])((?:\\.|(?!\2).)*)\2/gi;
const inAddress = /([?&][\w.-]*(?:token|key|secret|password|signature|sig|code)[\w.-]*=)[^&\s"'`#]+/gi;
const userInfo = /(\/\/)[^/\s"'`@:]+:[^/\s"'`@]*@/g;
const scheme = /\b(Bearer|Basic|Digest|Negotiate)(\s+)[\w.~+/=-]{6,}/gi;
const jsonWebToken = /\beyJ[\w-]{8,}\.[\w-]+\.?[\w-]*/g;
const headerLine =
  /^(\s*[<>]?\s*(?:set-cookie|cookie|authorization|proxy-authorization|x-api-key)\s*:\s*).+$/gim;

/**
 * Replaces what looks like a password, token, key or cookie with dots, so that a text can be shown to others. Names and
 * the rest of the text stay as they are.
 */
export function maskSecrets(text: string): string {
  return text
    .replace(headerLine, `$1${mask}`)
    .replace(named, (_, before: string, quote: string) => `${before}${quote}${mask}${quote}`)
    .replace(inAddress, `$1${mask}`)
    .replace(userInfo, `$1${mask}@`)
    .replace(scheme, `$1$2${mask}`)
    .replace(jsonWebToken, mask);
}
