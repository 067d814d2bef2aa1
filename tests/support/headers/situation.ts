import type { Situation } from '@/lib/deploy-tools/headers/exchange';

/** A viewer without login, frame or isolation, which the tests describe further. */
export const plainSituation: Omit<Situation, 'viewer' | 'archive'> = {
  credentials: false,
  authorization: false,
  quotes: false,
  isolated: false,
  framedBy: '',
};
