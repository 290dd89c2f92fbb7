/**
 * Tells messages, each by `show`, which returns what takes it away. One that may still stand is taken away and told anew: who tried
 * again waits for an answer.
 */
export function tellAnew(show: (message: string) => () => void): (message: string) => void {
  const standing = new Map<string, () => void>();
  return (message) => {
    standing.get(message)?.();
    standing.set(message, show(message));
  };
}
