/** Wraps an asynchronous function so that it is called once per key. Rejected promises are not cached. */
export function memoize<Key, T>(make: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const cache = new Map<Key, Promise<T>>();
  return (key) => {
    const known = cache.get(key);
    if (known) return known;
    const made = make(key);
    cache.set(key, made);
    made.catch(() => cache.delete(key));
    return made;
  };
}
