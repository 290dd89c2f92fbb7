/**
 * Tells messages, each by `show`, which returns what takes it away. One that still stands is taken away and told anew: who tried again
 * waits for an answer.
 */
export function tellAnew(show: (message: string) => () => void): (message: string) => void {
  let last = { message: '', close: () => {} };
  return (message) => {
    if (last.message === message) last.close();
    last = { message, close: show(message) };
  };
}
