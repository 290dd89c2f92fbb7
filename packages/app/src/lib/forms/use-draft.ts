import { useMemo, useRef, useState } from 'react';
import { useUser } from '../session/use-session.ts';
import { drafts } from './draft-storage.ts';

/** As forms compare values: the keys that tell items of a list apart are made anew each time. */
const written = (value: unknown) =>
  JSON.stringify(value, (name, inner: unknown) => (name === 'key' ? undefined : inner));
export const isSame = (a: unknown, b: unknown) => written(a) === written(b);
const fieldIn: (of: object, name: string) => unknown = Reflect.get;

interface FormState<T> {
  /** What is no draft: as the form began, or as it was saved since. */
  readonly start: T;
  readonly values: T;
  /** What it began with, to tell a change by somebody else; nothing once it was saved here. */
  readonly before: object;
  readonly wasRestored: boolean;
  readonly isBehind: boolean;
}

const unrestored = { wasRestored: false, isBehind: false };
const startState = <T extends object>(start: T): FormState<T> => ({
  ...unrestored,
  start,
  values: start,
  before: start,
});

/** Of a record that was changed since: what it holds now is not what the person saw while typing. */
const isBehindOf = (before: object, start: object) =>
  Object.keys(before).some((name) => !isSame(fieldIn(start, name), fieldIn(before, name)));

/** Keeps as a draft what differs from the start. */
function keep<T extends object>(userId: string, form: string, { start, values, before }: FormState<T>): void {
  const names = Object.keys(values).filter((name) => !isSame(fieldIn(values, name), fieldIn(start, name)));
  const pick = (from: object) => Object.fromEntries(names.map((name) => [name, fieldIn(from, name)]));
  drafts.write(userId, form, pick(values), pick(before));
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
    return { ...startState(start), values, wasRestored: true, isBehind: isBehindOf(draft.before, start) };
  });
  // A save may end before what was changed is drawn.
  const latest = useRef(state);
  const acts = useMemo(() => {
    const update = (part: Partial<FormState<T>>) => {
      latest.current = { ...latest.current, ...part };
      setState(latest.current);
    };
    /** The same, kept at once: a dialog may be closed before it is drawn again. */
    const updateDraft = (part: Partial<FormState<T>>) => {
      update(part);
      if (form !== null) keep(id, form, latest.current);
    };
    const forget = () => {
      if (form !== null) drafts.write(id, form, null);
      if (latest.current.wasRestored) update(unrestored);
    };
    const restart = (from: T) => {
      forget();
      update(startState(from));
    };
    return {
      forget,
      change: (part: Partial<T>) => updateDraft({ values: { ...latest.current.values, ...part } }),
      /**
       * Makes a choice that nobody typed: it is part of the start, and no draft. `seen`: of it what somebody else saved, over which is typed
       * from now on.
       */
      assume: (part: Partial<T>, seen?: Partial<T>) => {
        const { start, values, before } = latest.current;
        update({ start: { ...start, ...part }, values: { ...values, ...part }, before: { ...before, ...seen } });
      },
      /** What was sent is saved: the form goes on from there. What was typed since stays, as a draft over it. */
      goOnFrom: (sent: T) => updateDraft({ ...unrestored, start: sent, before: {} }),
      /** Forgets what was typed, and begins with other values. */
      restart,
      /** Forgets what was typed, and shows the start again. */
      clear: () => restart(latest.current.start),
      /** Whether anything was typed that leaving would keep. */
      hasDraft: () => form !== null && drafts.read(id, form) !== null,
    };
  }, [id, form]);
  const restored = state.wasRestored ? { isBehind: state.isBehind, discard: acts.clear } : null;
  return { ...state, ...acts, restored };
}
