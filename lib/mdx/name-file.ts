/**
 * Gives what rendering gives; whatever is thrown names the page's file, which an error of the export does not.
 *
 * @param file the page's source, from the project root
 * @throws Error with file and reason
 * @see acceptance BLD-09
 */
export function nameFile<T>(file: string, render: () => T): T {
  try {
    return render();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be rendered: ${reason}`, { cause: error });
  }
}
