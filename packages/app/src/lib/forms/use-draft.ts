import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../session/use-session.ts';
import { type Draft, drafts } from './draft-storage.ts';

/** As forms compare values: the keys that tell items of a list apart are made anew each time. */
const written = (value: unknown) =>
  JSON.stringify(value, (name, inner: unknown) => (name === 'key' ? undefined : inner));
export const isSame = (a: unknown, b: unknown) => written(a) === written(b);
const fieldIn = (of: object, name: string): unknown => Reflect.get(of, name);
const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
const differing = (values: object, from: object) =>
  Object.keys(values).filter((name) => !isSame(fieldIn(values, name), fieldIn(from, name)));
/** As a record holds it: a save takes the blanks around a text away. */
const asStored = (sent: object) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

interface FormState<T> {
  /** What is no draft: as the form began, or as it was saved since. */
  readonly start: T;
  readonly values: T;
  /** What the form began with. */
  readonly before: object;
  /** What it saved itself since; null before that. */
  readonly saved: object | null;
  readonly wasRestored: boolean;
  readonly isBehind: boolean;
}

const startState = <T extends object>(start: T): FormState<T> => ({
  ...{ start, values: start, before: start, saved: null },
  ...{ wasRestored: false, isBehind: false },
});

/** Of a record that was changed since: what it holds now is not what the person saw while typing, nor what they saved themselves. */
const isBehindOf = ({ before, saved = {} }: Draft, start: object) =>
  Object.entries(before).some(
    ([name, value]) =>
      !isSame(value, fieldIn(start, name)) && !(name in saved && isSame(saved[name], fieldIn(start, name))),
  );

/** Keeps as a draft what differs from the start. */
function keep<T extends object>(userId: string, form: string, { start, values, before, saved }: FormState<T>): void {
  const names = differing(values, start);
  drafts.write(userId, form, pick(values, names), pick(before, names), saved ? pick(saved, names) : undefined);
}

/**
 * Values of a form that survive a reload, a session that ended, and being left: what differs from the start is kept as a draft.
 * @param form Tells this form from any other: 'usuario.novo'. Null: what is typed lasts as long as the form is open.
 */
export function useDraft<T extends object>(form: string | null, start: T) {
  const { id } = useUser();
  const [state, setState] = useState<FormState<T>>(() => {
    const draft = form === null ? null : drafts.read(id, form);
    if (draft === null) return startState(start);
    const values = { ...start, ...draft.typed } as T;
    return { ...startState(start), values, wasRestored: true, isBehind: isBehindOf(draft, start) };
  });
  const isTyped = useRef(false);
  // A save may end before what was changed is drawn.
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    if (form !== null && isTyped.current) keep(id, form, state);
  }, [id, form, state]);
  const change = useCallback((part: Partial<T>) => {
    isTyped.current = true;
    const changed = (now: FormState<T>) => ({ ...now, values: { ...now.values, ...part } });
    latest.current = changed(latest.current);
    setState(changed);
  }, []);
  /** Makes a choice that nobody typed: it is part of the start, and no draft. */
  const assume = useCallback((part: Partial<T>) => {
    setState((now) => ({
      ...now,
      start: { ...now.start, ...part },
      values: { ...now.values, ...part },
      before: { ...now.before, ...part },
    }));
  }, []);
  const forget = useCallback(() => {
    isTyped.current = false;
    if (form !== null) drafts.write(id, form, null);
    setState((now) => (now.wasRestored ? { ...now, wasRestored: false, isBehind: false } : now));
  }, [id, form]);
  /** What was sent is saved: the form goes on from there. What was typed since stays, as a draft over it. */
  const goOnFrom = (sent: T) => {
    const next = { ...latest.current, start: sent, saved: asStored(sent), wasRestored: false, isBehind: false };
    isTyped.current = differing(next.values, sent).length > 0;
    // At once: a dialog is closed before it would be drawn again.
    if (form !== null) keep(id, form, next);
    setState((now) => ({ ...next, values: now.values }));
  };
  /** Forgets what was typed, and begins with other values. */
  const restart = (from: T) => {
    forget();
    setState(startState(from));
  };
  /** Forgets what was typed, and shows the start again. */
  const clear = () => restart(state.start);
  const { start: from, values, wasRestored, isBehind } = state;
  /** Whether anything was typed that leaving would keep. */
  const hasDraft = () => form !== null && drafts.read(id, form) !== null;
  return { start: from, values, change, assume, forget, goOnFrom, clear, restart, wasRestored, isBehind, hasDraft };
}
