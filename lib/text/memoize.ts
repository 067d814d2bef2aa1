/** Caches promises by key, except rejected ones. */
export function memoize<Key, T>(make: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    made.catch(() => known.delete(key));
    return made;
  };
}
