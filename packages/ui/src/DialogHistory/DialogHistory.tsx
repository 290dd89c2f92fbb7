import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** What an open dialog tells of itself. */
export interface DialogLayer {
  /** Steps back until it is closed: one, and one more for each step of a wizard that was taken. */
  readonly depth: () => number;
  /** Takes the last of them. */
  readonly back: () => void;
}

/** Keeps the browser's history in step with open dialogs, so that Back closes them. */
export interface DialogHistory {
  /** A dialog opened; answers what says that it closed. */
  readonly open: (layer: DialogLayer) => () => void;
  /** An open dialog's depth is another by now. */
  readonly changed: () => void;
}

const Context = createContext<DialogHistory | null>(null);

/** Around an application whose dialogs the browser's Back is to close; without it Back leaves the page, as in a story. */
export function DialogHistoryProvider({ history, children }: { history: DialogHistory; children: ReactNode }) {
  return <Context value={history}>{children}</Context>;
}

/**
 * Lets the browser's Back take the last step of what is open.
 * @param depth Steps until it is closed; 0 while it is closed, or where Back shall not reach it.
 */
export function useBack(depth: number, onBack: () => void): void {
  const history = useContext(Context);
  const latest = useRef({ depth, onBack });
  useEffect(() => {
    latest.current = { depth, onBack };
  });
  const isOpen = depth > 0;
  useEffect(() => {
    if (!isOpen) return;
    return history?.open({ depth: () => latest.current.depth, back: () => latest.current.onBack() });
  }, [isOpen, history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the depth is what changed.
  useEffect(() => history?.changed(), [depth, history]);
}
