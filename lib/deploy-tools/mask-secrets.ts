const mask = '•••';

// No pattern may take long for a long text, so repetitions in the middle have a limit.

/** Values after names such as `password` or `client_secret`, in code, JSON, headers and addresses. */
const named =
  /((?:password|passwd|secret|token|api[-_]?key|private[-_]?key|authorization|cookie|\bauth\b|credential)s?\w{0,40}["'`]?\s{0,40}[:=]\s{0,40})(["'`])((?:\\.|(?!\2)[^\\\r\n])*)\2/gi;
const inAddress =
  /([?&#][\w.-]{0,40}(?:token|key|secret|password|signature|sig|code)[\w.-]{0,40}=)[^&\s"'`#]+/gi;
const userInfo = /(\/\/)[^/\s"'`@:]+:[^/\s"'`@]*@/g;
const scheme = /\b(Bearer|Basic|Digest|Negotiate|AWS4-HMAC-SHA256)(\s{1,40})[\w.~+/=-]{6,}/gi;
const jsonWebToken = /(?<![\w-])eyJ[\w-]{8,}\.[\w-]+\.?[\w-]*/g;

const secretHeader =
  'cookie2?|authorization|proxy-authorization|x-api-key|[\\w-]{1,40}-(?:token|key|secret|session|sessionid|password|jwt|assertion)';
const headerLine = new RegExp(
  `^([ \\t]{0,20}[<>]?[ \\t]{0,20}(?:${secretHeader})[ \\t]{0,20}:[ \\t]{0,20})\\S.*$`,
  'gim',
);
/** Chrome copies the name and the value of a header as two lines. */
const headerOnTwoLines = new RegExp(`^((?:${secretHeader}):?\\r?\\n)(?!.{0,60}:[ \\t]).+$`, 'gim');
/** The attributes of a cookie tell whether browsers send it, and are no secret. */
const setCookie =
  /^([ \t]{0,20}[<>]?[ \t]{0,20}set-cookie(?::[ \t]{0,20}(?!\r?\n)|:?\r?\n)[^=;\s]{0,100}=?)[^;\r\n]*/gim;
/** Options of curl with a password, a token or cookies. */
const curlOption =
  /(\s(?:-u|--user|-b|--cookie|--oauth2-bearer|--proxy-user)[ =]{1,20})(?:"[^"\r\n]*"|'[^'\r\n]*'|[^\s"']+)/g;
const curlHeader = new RegExp(`(["'](?:${secretHeader})[ \\t]{0,20}:[ \\t]{0,20})[^"'\\r\\n]+`, 'gi');

/**
 * Replaces what looks like a password, token, key or cookie with dots, so that a text can be shown to others. Names and
 * the rest of the text stay as they are.
 */
export function maskSecrets(text: string): string {
  return text
    .replace(setCookie, `$1${mask}`)
    .replace(headerLine, `$1${mask}`)
    .replace(headerOnTwoLines, `$1${mask}`)
    .replace(curlHeader, `$1${mask}`)
    .replace(curlOption, `$1${mask}`)
    .replace(named, (_, before: string, quote: string) => `${before}${quote}${mask}${quote}`)
    .replace(inAddress, `$1${mask}`)
    .replace(userInfo, `$1${mask}@`)
    .replace(scheme, `$1$2${mask}`)
    .replace(jsonWebToken, mask);
}
