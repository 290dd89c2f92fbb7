/** Passes a message on, but the same one again only after a rest: a stream fails every second, its toast stands longer. */
export function withoutRepeats(tell: (message: string) => void, restMs: number): (message: string) => void {
  let last = { message: '', at: Number.NEGATIVE_INFINITY };
  return (message) => {
    const at = Date.now();
    if (message === last.message && at - last.at < restMs) return;
    last = { message, at };
    tell(message);
  };
}
