/**
 * Tells messages, each by `show`, which returns what takes it away. One that may still stand is taken away and told anew: who tried
 * again waits for an answer.
 */
export function replaceMessage(show: (message: string) => () => void): (message: string) => void {
  const shown = new Map<string, () => void>();
  return (message) => {
    shown.get(message)?.();
    shown.set(message, show(message));
  };
}
