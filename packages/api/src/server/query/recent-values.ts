export interface RecentValues<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** Values by key, `most` of them: the one that was set longest ago makes room. */
export function createRecentValues<Value>(most: number): RecentValues<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    delete: (key) => void values.delete(key),
    set(key, value) {
      values.delete(key);
      const [oldest] = values.size < most ? [] : values.keys();
      if (oldest !== undefined) values.delete(oldest);
      values.set(key, value);
    },
  };
}
