/** The inline script of pages that only lead to another page. */
import { redirect } from './redirect';

redirect();
