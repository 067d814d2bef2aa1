const scriptTypes = new Set(
  (
    'application/ecmascript application/javascript application/x-ecmascript application/x-javascript text/ecmascript ' +
    'text/javascript text/javascript1.0 text/javascript1.1 text/javascript1.2 text/javascript1.3 text/javascript1.4 ' +
    'text/javascript1.5 text/jscript text/livescript text/x-ecmascript text/x-javascript'
  ).split(' '),
);

/** Returns the type and subtype in a `Content-Type` header, in lower case; empty without a valid one. */
export function getEssence(contentType: string | null): string {
  const essence = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/.test(essence) ? essence : '';
}

/** Whether a type is one of those that browsers run as a script. @see https://mimesniff.spec.whatwg.org/#javascript-mime-type */
export const isScriptType = (essence: string): boolean => scriptTypes.has(essence);

/** Whether browsers refuse a type as a classic script even without `nosniff`. */
export const isNeverScript = (essence: string): boolean =>
  /^(?:audio|image|video)\//.test(essence) || essence === 'text/csv';

/** Whether a response forbids browsers to guess its type. */
export const hasNosniff = (value: string | null): boolean =>
  value?.split(',', 1)[0]?.trim().toLowerCase() === 'nosniff';
