/** Replaces `server-only` in tests. */
export const isEmpty = true;
