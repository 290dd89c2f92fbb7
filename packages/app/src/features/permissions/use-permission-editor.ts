import { type Permission, permissionNames } from '@caderneta/contract';
import { showToast, type ToastTone } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { refreshProfile } from '../../lib/account/sign-out.ts';
import type { CallFailure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { drafts } from '../../lib/forms/draft-storage.ts';
import { useUser } from '../../lib/session/use-session.ts';
import {
  type Change,
  drafted,
  isMandatory,
  restoredSelection,
  type Selection,
  settled,
  shownSet,
  startSelection,
  toggled,
  toStore,
  withChanges,
} from './permission-selection.ts';
import { type Holder, resetPermissions, storePermissions, useFreshPermissions } from './permissions.api.ts';
import { permissionsCopy } from './permissions.copy.ts';

const TOAST_MS = 2000;
const say = (tone: ToastTone, message: string): void => {
  showToast({ tone, message, durationMs: TOAST_MS });
};
const sayFailed = (failure: CallFailure, fallback: string) => say('error', failureText(failure, fallback));

/**
 * The checkboxes of one holder. A toggle is saved at once, one after the other; buttons select many, which 'Salvar' saves:
 * until then a reload finds them again.
 * @param stored What the server holds, as it was last read: followed while nothing is selected or on its way.
 */
export function usePermissionEditor(holder: Holder, stored: readonly Permission[]) {
  const texts = permissionsCopy.toasts;
  const fresh = useFreshPermissions();
  const { id: viewerId, role: viewerRole } = useUser();
  const form = `permissoes.${holder.kind === 'role' ? holder.role : holder.userId}`;
  const [selection, setSelection] = useState(() =>
    restoredSelection(stored, drafts.read(viewerId, form)?.typed ?? null),
  );
  const [isSaving, setSaving] = useState(false);
  // Toggles wait for each other: each sends the whole list, made from what the one before left.
  const latest = useRef<Selection>(selection);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const set = (next: Selection) => {
    latest.current = next;
    setSelection(next);
    drafts.write(viewerId, form, toStore(next));
  };
  // What was last followed; what a write answers is newer than any reading so far.
  const followed = useRef(stored);
  const newest = useRef(stored);
  newest.current = stored;
  const isAtRest = !isSaving && selection.pending.length + selection.drafted.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is made anew each time, and always does the same.
  useEffect(() => {
    if (!isAtRest || followed.current === stored) return;
    followed.current = stored;
    set(startSelection(stored));
  }, [isAtRest, stored]);
  const after = async () => {
    followed.current = newest.current;
    await fresh();
    await refreshProfile();
  };

  const toggle = (name: Permission, isOn: boolean) => {
    if (!isOn && isMandatory(holder.role, name)) return say('warning', texts.mandatory);
    const change: Change = { name, isOn };
    set(toggled(latest.current, change));
    queue.current = queue.current.then(async () => {
      const { confirmed } = latest.current;
      const answer = await storePermissions(holder, withChanges(confirmed, [change]), confirmed);
      set(settled(latest.current, change, answer.ok ? answer.data.permissions : null));
      if (!answer.ok) return sayFailed(answer, texts.toggleFailed);
      say('success', isOn ? texts.added : texts.removed);
      await after();
    });
  };

  const selectMany = (names: readonly Permission[], isOn: boolean) => {
    const stored = isOn ? names : names.filter((name) => !isMandatory(holder.role, name));
    if (stored.length < names.length) say('warning', texts.mandatory);
    set(drafted(latest.current, stored, isOn));
  };

  /** Runs a write that answers the whole list; where it fails the selection is again what the server holds. */
  const write = async (send: () => ReturnType<typeof storePermissions>, success: string, failed: string) => {
    setSaving(true);
    await queue.current;
    const answer = await send();
    setSaving(false);
    set(startSelection(answer.ok ? answer.data.permissions : [...latest.current.confirmed]));
    if (!answer.ok) return sayFailed(answer, failed);
    say('success', success);
    await after();
  };

  const shown = shownSet(selection);
  const isOwn = holder.kind === 'role' ? holder.role === viewerRole : holder.userId === viewerId;
  return {
    shown,
    hasDraft: selection.drafted.length > 0,
    /** What saving takes away. */
    taken: selection.drafted.flatMap(({ name, isOn }) => (isOn ? [] : [name])),
    /** The holder is the person who saves, or has their role. */
    isOwn,
    isSaving,
    toggle,
    selectMany,
    /** Gives up what was selected and not saved. */
    discard: () => set({ ...latest.current, drafted: [] }),
    save: () =>
      write(
        () =>
          storePermissions(
            holder,
            permissionNames.filter((name) => shownSet(latest.current).has(name)),
            latest.current.confirmed,
          ),
        holder.kind === 'role' ? texts.roleSaved : texts.userSaved,
        texts.saveFailed,
      ),
    reset: async () => {
      if (holder.kind === 'user') await write(() => resetPermissions(holder.userId), texts.reset, texts.resetFailed);
    },
  };
}
