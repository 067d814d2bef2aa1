import type { TextField } from '../answers';

const addressPattern = /^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w~-][\w.~-]*)*\/?$/;
/** What a text must look like. */
export const patterns: Record<TextField, RegExp> = {
  name: /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i,
  path: /^\/?(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?)?$/,
  archiveAddress: addressPattern,
  corsAddress: addressPattern,
  authority: addressPattern,
  client: /^[\w.@:~-]+$/,
};

/** What is said about another text. */
export const expected: Record<TextField, string> = {
  name: 'Enter a host name, such as viewer.example.org, with a port if it is not the usual one.',
  path: 'Enter a path of letters, digits, hyphens and dots, such as /ohif.',
  archiveAddress: 'Enter an address, such as http://127.0.0.1:8042/dicom-web.',
  corsAddress: 'Enter an address, such as https://pacs.example.org/dicom-web.',
  authority: 'Enter the address of the issuer, such as https://login.example.org/realms/imaging.',
  client: 'Enter the client ID without spaces.',
};
