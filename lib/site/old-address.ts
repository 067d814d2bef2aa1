import { z } from 'zod';

/** An address of this site that is no page's any more, of the configuration or of a page's `redirect_from`. */
export const oldAddress = z
  .string()
  .regex(/^\/[^/?#\s][^?#\s]*$/, 'must start with "/" and hold a path alone, without query and hash');
