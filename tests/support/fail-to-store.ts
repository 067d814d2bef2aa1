/** A method of a storage that is full or blocked. */
export function failToStore(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
