import shellJson from '@/generated/shell.json';
import type { ShellConfig } from '@/lib/site/shell-config';

/** The part of the site's configuration that the shell needs in the browser. */
export const shellConfig = shellJson as unknown as ShellConfig;
