import type { MentorComment } from '@caderneta/contract';
import { CommentBox } from '@caderneta/ui';
import { type ReactNode, useRef } from 'react';
import { useDraft } from '../../../../lib/forms/use-draft.ts';
import { DraftNotice } from '../../../../parts/drafts/DraftNotice.tsx';
import { usePageDraft } from '../../../../parts/drafts/use-page-draft.ts';

/** Nothing typed; else what, over which version of the comment, 0 where there was none. */
interface Typed {
  readonly text: string | null;
  readonly over: number;
}
const nothing: Typed = { text: null, over: 0 };

export interface LessonCommentProps {
  /** Tells this comment from any other. */
  form: string;
  label: string;
  /** As it is saved. */
  saved: MentorComment | undefined;
  canComment: boolean;
  isSaving: boolean;
  /** What somebody else did meanwhile. `keep` saves what stands here now, or else `sent`, over a version; `forget` gives it up. */
  meeting: (acts: { keep: (sent: string, over: number) => void; forget: () => void }) => ReactNode;
  /**
   * @param over The version that it was typed over.
   * @returns Whether it is saved.
   */
  onSave: (text: string, over: number) => Promise<boolean>;
}

/** The comment on a lesson's answers. What is typed and not saved waits as a draft. */
export function LessonComment({ form, label, saved, canComment, isSaving, meeting, onSave }: LessonCommentProps) {
  const draft = useDraft(canComment ? form : null, nothing);
  const { text, over } = draft.values;
  usePageDraft(draft);
  const version = saved?.version ?? 0;
  const isTyped = text !== null;
  const latest = useRef({ text, version });
  latest.current = { text, version };
  const save = async (sent: string, from: number) => {
    if (!(await onSave(sent, from))) return;
    const now = latest.current;
    // What was typed while it was saved stays, over what was saved.
    if (now.text === text) draft.clear();
    else if (now.text !== null) draft.change({ over: now.version });
  };
  return (
    <>
      {meeting({ keep: (sent, from) => void save(text ?? sent, from), forget: draft.clear })}
      {isTyped && draft.wasRestored && <DraftNotice isBehind={over !== version} onDiscard={draft.clear} />}
      <CommentBox
        label={label}
        comment={saved?.comment ?? null}
        typed={text}
        onType={(next) =>
          draft.change(next === (saved?.comment ?? '') ? nothing : { text: next, over: isTyped ? over : version })
        }
        canComment={canComment}
        isSaving={isSaving}
        onSave={(next) => void save(next, over)}
      />
    </>
  );
}
