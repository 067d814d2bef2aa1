/** The inline script that only the home page has. It runs before the one of all pages, which may change the address. */
import { watchBaseAddress } from './base-address-banner';

/** The build replaces this name with its value: the base path with a slash at both ends. */
declare const settings: string;

watchBaseAddress(settings);
