import { getDocumentProxy } from 'unpdf';

/** Returns the number of the page that each anchor of a PDF is on. */
export async function readPageNumbers(pdf: Uint8Array): Promise<Map<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const destinations = (await document.getDestinations()) as Record<
    string,
    [page: { num: number; gen: number }]
  >;
  const numbers = new Map<string, number>();
  for (const [id, [page]] of Object.entries(destinations))
    numbers.set(id, (await document.getPageIndex(page)) + 1);
  await document.destroy();
  return numbers;
}
