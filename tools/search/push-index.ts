import {
  createRequestSender,
  defaultRetryOptions,
  hostedIndexSettings,
  toHostedSynonyms,
  waitForTask,
  type SendRequest,
  type HostedContent,
  type HostedTarget,
  type RetryOptions,
} from './hosted-index';

/** Number of records per request, which is about half of what the service accepts. */
const batchSize = 1000;

/**
 * Replaces all records of the hosted index: fills a temporary index, which then replaces the live index in one step, so
 * that readers never search an incomplete index.
 * @param report called with a line of text after each step
 * @throws Error with the state of the live index and advice for the user, when a request fails
 * @see acceptance SM-11, SM-31
 */
export async function pushIndex(
  target: HostedTarget,
  content: HostedContent,
  report: (text: string) => void,
  retry: RetryOptions = defaultRetryOptions,
): Promise<void> {
  const { indexName } = target;
  if (content.records.length === 0) throw new Error('There are no records to push. Nothing was sent.');
  const call = createRequestSender(target, retry);
  const temporary = `${indexName}_tmp_${Date.now()}_${process.pid}`;
  try {
    await fill(call, temporary, content, report, retry);
  } catch (cause) {
    const rest = await call('DELETE', encodeURIComponent(temporary)).then(
      () => 'The temporary index was deleted',
      () => `Delete the temporary index "${temporary}" when the service is available again`,
    );
    throw new Error(
      `The index "${indexName}" was not changed: ${toText(cause)}\n${rest}. Run the command again.`,
      { cause },
    );
  }
  await replace(call, temporary, indexName, retry);
  report(`"${indexName}" now has ${content.records.length} records.`);
}

const toText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
};

async function fill(
  call: SendRequest,
  index: string,
  { records, synonyms }: HostedContent,
  report: (text: string) => void,
  retry: RetryOptions,
): Promise<void> {
  const path = encodeURIComponent(index);
  const run = async (method: string, rest: string, body: unknown) =>
    waitForTask(call, index, await call(method, `${path}/${rest}`, body), retry);
  await run('PUT', 'settings', hostedIndexSettings);
  const list = toHostedSynonyms(synonyms);
  if (list.length > 0) await run('POST', 'synonyms/batch?replaceExistingSynonyms=true', list);
  for (let from = 0; from < records.length; from += batchSize) {
    const batch = records.slice(from, from + batchSize);
    await run('POST', 'batch', { requests: batch.map((body) => ({ action: 'addObject', body })) });
    report(`${from + batch.length} of ${records.length} records are in the temporary index.`);
  }
  const { nbHits } = await call('POST', `${path}/query`, { query: '', hitsPerPage: 0, distinct: false });
  if (nbHits !== records.length)
    throw new Error(`The temporary index has ${String(nbHits)} records instead of ${records.length}.`);
}

async function replace(call: SendRequest, from: string, to: string, retry: RetryOptions): Promise<void> {
  try {
    const moved = await call('POST', `${encodeURIComponent(from)}/operation`, {
      operation: 'move',
      destination: to,
    });
    await waitForTask(call, from, moved, retry);
  } catch (cause) {
    throw new Error(
      `The temporary index "${from}" is complete, but may not have replaced "${to}": ${toText(cause)}\nRun the command again, and delete "${from}" if it still exists.`,
      { cause },
    );
  }
}
