import { useState } from 'react';
import { drafts } from '../../lib/forms/draft-storage.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { type KeyEditing, openBoth, restoreKey, type SavedBoth, toStore } from './stored-key.ts';

/**
 * A key being edited. What is marked and not saved outlives a reload and an ended session; found again over a key that somebody saved
 * meanwhile, it is `isBehind`: it must not be saved over theirs unseen.
 * @param version Number of what is saved.
 */
export function useKeyDraft(assessmentId: string, saved: SavedBoth, version: number) {
  const { id: userId } = useUser();
  const form = `gabarito.${assessmentId}`;
  const [{ editing, base, wasRestored }, setState] = useState(() => {
    const restored = restoreKey(drafts.read(userId, form)?.typed, saved);
    return { editing: restored ?? openBoth(saved), base: restored?.version ?? version, wasRestored: restored !== null };
  });
  const forget = () => drafts.write(userId, form, null);
  return {
    draft: editing.draft,
    versionB: editing.versionB,
    wasRestored: wasRestored,
    isBehind: base !== version,
    change: (part: (now: KeyEditing) => Partial<KeyEditing>) =>
      setState((now) => {
        const { draft, versionB } = { ...now.editing, ...part(now.editing) };
        drafts.write(userId, form, toStore({ draft, versionB }, saved, now.base));
        return { ...now, editing: { draft, versionB } };
      }),
    forget,
    /** What is marked is to go over what somebody else saved. */
    insist: () =>
      setState((now) => {
        drafts.write(userId, form, toStore(now.editing, saved, version));
        return { ...now, base: version };
      }),
    /** Forgets what was marked, and shows what is saved. */
    clear: () => {
      forget();
      setState({ editing: openBoth(saved), base: version, wasRestored: false });
    },
  };
}
