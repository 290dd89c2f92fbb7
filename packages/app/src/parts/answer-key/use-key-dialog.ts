import type { AnswerKey, KeyEffect, KeyVersion, SavedVersion, VersionInput } from '@caderneta/contract';
import { useEffect, useRef, useState } from 'react';
import { focusBubble } from './KeyQuestion.tsx';
import { isEdited, type KeySheet, keyOf, type PhotoAnswer, untouchedPositions } from './key-draft.ts';
import { useKeyDraft } from './use-key-draft.ts';
import {
  fitVersion,
  isVersionEdited,
  sizesOf,
  type VersionError,
  versionErrorOf,
  versionToSave,
} from './version-draft.ts';

export interface KeyDialogInput {
  assessmentId: string;
  saved: AnswerKey;
  savedB: SavedVersion | null;
  /** The sheet that it is for, where it is another maker's. */
  sheet?: KeySheet | null;
  /** Number of what is saved. */
  version: number;
  canWrite: boolean;
  /** Results that a change computes again. */
  resultsCount: number;
  onClose: () => void;
  /** What saving would do; null where nobody can say. */
  onPreview: (key: AnswerKey, versionB: VersionInput | null) => Promise<KeyEffect | null>;
  /** Saves; true when the dialog is done. A version B that is null is taken away. */
  onSave: (key: AnswerKey, versionB: VersionInput | null) => Promise<boolean>;
}

/** What the answer-key editor holds: the key and its version B, what a photo proposes, what is asked, and the saving. */
export function useKeyDialog(props: KeyDialogInput) {
  const saved = { key: props.saved, versionB: props.savedB, sheet: props.sheet ?? null };
  const { draft, change, forget, ...stored } = useKeyDraft(props.assessmentId, saved, props.version);
  const [shown, show] = useState<KeyVersion>('A');
  const [error, setError] = useState<VersionError | null>(null);
  const [proposed, propose] = useState<readonly PhotoAnswer[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [asking, ask] = useState<'leave' | 'defaults' | null>(null);
  const [effect, setEffect] = useState<KeyEffect | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { canWrite } = props;
  const untouched = untouchedPositions(draft);
  const versionB = fitVersion(stored.versionB, sizesOf(draft));
  const hasEdits = canWrite && (isEdited(draft) || isVersionEdited(versionB, props.savedB));
  const hasB = versionB.kind !== 'none';
  // Whoever opens a key may type its letters at once; who comes back goes on where they stopped.
  const [next] = stored.wasRestored ? untouched : [];
  const opensAt = useRef({ column: (next?.column ?? 0) + 1, question: next?.question ?? 1 });
  useEffect(() => {
    if (canWrite) focusBubble(frame.current, opensAt.current.column, opensAt.current.question);
  }, [canWrite]);

  const close = () => {
    forget();
    props.onClose();
  };
  const leave = () => (hasEdits && asking !== 'leave' ? ask('leave') : close());
  const save = async () => {
    ask(null);
    setSaving(true);
    // Where results hang on the key, whose they are is seen before it is saved.
    if (effect === null && props.resultsCount > 0) {
      const found = await props.onPreview(keyOf(draft), versionToSave(versionB));
      setSaving(false);
      setEffect(found);
      return;
    }
    const isDone = await props.onSave(keyOf(draft), versionToSave(versionB));
    if (isDone) close();
    else {
      setSaving(false);
      setEffect(null);
    }
  };
  const trySave = () => {
    const found = versionErrorOf(versionB);
    setError(found);
    if (found !== null) show('B');
    else if (untouched.length > 0) {
      show('A');
      ask('defaults');
    } else void save();
  };
  const markRest = () => {
    ask(null);
    const [first] = untouched;
    if (first) focusBubble(frame.current, first.column + 1, first.question);
  };

  return {
    draft,
    change,
    stored: stored,
    versionB,
    hasB,
    hasEdits,
    untouched,
    shown,
    show,
    error: error,
    setError: setError,
    proposed,
    propose,
    isSaving,
    asking,
    effect,
    unsee: () => setEffect(null),
    stay: () => ask(null),
    frame,
    close,
    leave,
    save,
    trySave,
    markRest,
  };
}
