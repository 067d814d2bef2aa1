import { z } from 'zod';

/** A former address of a page of this site, from the configuration or a page's `redirect_from`. */
export const oldAddress = z
  .string()
  .regex(/^\/[^/?#\s][^?#\s]*$/, 'must start with "/" and contain only a path, without query and hash');
