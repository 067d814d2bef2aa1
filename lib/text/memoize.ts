/** Wraps a function so that it is called once per key. Undefined results and rejected promises are not cached. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    cache.set(key, made);
    if (made instanceof Promise) made.catch(() => cache.delete(key));
    return made;
  };
}

/** Wraps a function so that it caches its result for each argument, which must be an object, in a WeakMap. */
export function memoizeByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
