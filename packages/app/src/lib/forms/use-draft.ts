import { useCallback, useState } from 'react';
import { useUser } from '../session/use-session.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

/**
 * Values of a form that survive a reload and a session that ended. `secret` names the fields that never leave memory, such as
 * passwords. Which form is open stands in the address (`?formulario=`), so that a reload finds both.
 * @param form Tells this form from any other: 'usuario.novo'. Null: what is typed lasts as long as the form is open.
 */
export function useDraft<T extends object>(form: string | null, start: T, secret: readonly (keyof T)[] = []) {
  const { id } = useUser();
  const [{ values, wasRestored }, setState] = useState(() => {
    const stored = form === null ? null : readDraft(sessionStorage, id, form);
    return { values: { ...start, ...stored } as T, wasRestored: stored !== null };
  });
  const change = useCallback(
    (part: Partial<T>) =>
      setState((now) => {
        const next = { ...now.values, ...part };
        const open = Object.fromEntries(Object.entries(next).filter(([name]) => !secret.includes(name as keyof T)));
        if (form !== null) writeDraft(sessionStorage, id, form, open);
        return { ...now, values: next };
      }),
    [id, form, secret],
  );
  const forget = useCallback(() => {
    if (form !== null) writeDraft(sessionStorage, id, form, null);
  }, [id, form]);
  /** Forgets what was typed, and shows the start again. */
  const clear = () => {
    forget();
    setState({ values: start, wasRestored: false });
  };
  return { values, change, forget, clear, wasRestored: wasRestored };
}
