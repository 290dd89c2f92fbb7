import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../session/use-session.ts';
import { drafts } from './draft-storage.ts';

/** As forms compare values: the keys that tell items of a list apart are made anew each time. */
const written = (value: unknown) =>
  JSON.stringify(value, (name, inner: unknown) => (name === 'key' ? undefined : inner));
export const isSame = (a: unknown, b: unknown) => written(a) === written(b);
const fieldIn = (of: object, name: string): unknown => Reflect.get(of, name);
const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

/**
 * Values of a form that survive a reload, a session that ended, and being left: what differs from the start is kept as a draft.
 * @param form Tells this form from any other: 'usuario.novo'. Null: what is typed lasts as long as the form is open.
 */
export function useDraft<T extends object>(form: string | null, start: T) {
  const { id } = useUser();
  const [state, setState] = useState(() => {
    const draft = form === null ? null : drafts.read(id, form);
    // Of a record that was changed since: what it holds now is not what the person saw while typing.
    const isBehind =
      draft !== null && Object.entries(draft.before).some(([name, value]) => !isSame(value, fieldIn(start, name)));
    return { start, values: { ...start, ...draft?.typed } as T, wasRestored: draft !== null, isBehind };
  });
  const isTyped = useRef(false);
  useEffect(() => {
    if (form === null || !isTyped.current) return;
    const { start: from, values } = state;
    const names = Object.keys(values).filter((name) => !isSame(fieldIn(values, name), fieldIn(from, name)));
    drafts.write(id, form, pick(values, names), pick(from, names));
  }, [id, form, state]);
  const change = useCallback((part: Partial<T>) => {
    isTyped.current = true;
    setState((now) => ({ ...now, values: { ...now.values, ...part } }));
  }, []);
  /** Makes a choice that nobody typed: it is part of the start, and no draft. */
  const assume = useCallback(
    (part: Partial<T>) =>
      setState((now) => ({ ...now, start: { ...now.start, ...part }, values: { ...now.values, ...part } })),
    [],
  );
  const forget = useCallback(() => {
    isTyped.current = false;
    if (form !== null) drafts.write(id, form, null);
    setState((now) => (now.wasRestored ? { ...now, wasRestored: false, isBehind: false } : now));
  }, [id, form]);
  /** Forgets what was typed, and begins with other values. */
  const restart = (from: T) => {
    forget();
    setState({ start: from, values: from, wasRestored: false, isBehind: false });
  };
  /** Forgets what was typed, and shows the start again. */
  const clear = () => restart(state.start);
  const { values, wasRestored, isBehind } = state;
  /** Whether anything was typed that leaving would keep. */
  const hasDraft = () => form !== null && drafts.read(id, form) !== null;
  return { values, change, assume, forget, clear, restart, wasRestored, isBehind, hasDraft };
}
