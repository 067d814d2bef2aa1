/** Replaces `lib/search/worker-engine.ts`, because browsers start no workers from `file://`. */
export { createCurrentThreadEngine as createLocalEngine } from '@/lib/search/current-thread-engine';
