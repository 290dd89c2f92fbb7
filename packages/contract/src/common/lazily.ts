/** Makes a value when it is first asked for. A format of Intl takes a cheap phone 40 ms to make: none is made before a screen writes by it. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
