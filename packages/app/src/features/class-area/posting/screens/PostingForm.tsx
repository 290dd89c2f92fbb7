import type { Assessment } from '@caderneta/contract';
import { Button, EmptyState, Notice, NumberField, Skeleton, Stack, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../../../lib/api/failure-text.ts';
import { formatMoment } from '../../../../lib/dates.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { closureCopy } from '../../grades/closure.copy.ts';
import { GradePickers } from '../../grades/GradePickers.tsx';
import type { GradebookColumn } from '../../grades/grade-sheet.ts';
import type { GradebookColumnChoice } from '../../grades/use-gradebook-column.ts';
import { PostingModal } from '../PostingModal.tsx';
import { PostingTable } from '../PostingTable.tsx';
import { usePostGrades, usePreview } from '../posting.api.ts';
import { postingCopy as texts } from '../posting.copy.ts';
import * as styles from '../posting.css.ts';
import { chosenIds, isPostable, postedGrades, postingLines } from '../posting-lines.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export interface PostingFormProps {
  assessment: Pick<Assessment, 'id' | 'title'>;
  of: GradebookColumnChoice;
  column: GradebookColumn;
  onClose: () => void;
}

/** The weight and the ticks chosen for a column of the gradebook. */
interface Choices {
  readonly of: string;
  /** Null: the one last posted there. */
  readonly weight: number | null;
  readonly ticks: ReadonlyMap<string, boolean>;
}

/** Where to, with which weight, and line by line what would be written; nothing is written over unseen. */
export function PostingForm({ assessment, of: choice, column: gradebookColumn, onClose }: PostingFormProps) {
  const { class_id: _, ...column } = gradebookColumn;
  // What was chosen for one column says nothing of another.
  const of = JSON.stringify(column);
  const [last, setChoices] = useState<Choices>({ of, weight: null, ticks: new Map() });
  const choices: Choices = last.of === of ? last : { of, weight: null, ticks: new Map() };
  const { weight, ticks } = choices;
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setChoices({ ...choices, ticks: new Map([...ticks, ...ids.map((id) => [id, isTicked] as const)]) });
  const [isSaving, setSaving] = useState(false);
  const preview = usePreview(assessment.id, column, weight);
  const post = usePostGrades(assessment.id);
  const { data } = preview;
  const lines = postingLines(data?.rows ?? []);
  const chosen = chosenIds(lines, ticks);
  const changing = lines.filter((line) => line.effect === 'change' && !line.is_outdated).length;
  const [isWithdrawing, setWithdrawing] = useState(false);
  const outdated = lines.filter((line) => line.is_outdated).length;
  const closed = choice.whyNot ?? (choice.closure && closureCopy.closed(choice.closure, gradebookColumn));

  const tickChanging = (isTicked: boolean) => {
    const ids = lines
      .filter((line) => line.effect === 'change' && !line.is_outdated)
      .map(({ student_profile_id }) => student_profile_id);
    tick(ids, isTicked);
  };
  const save = async () => {
    if (data === undefined) return;
    setSaving(true);
    const answer = await post({ ...column, weight: data.weight, grades: postedGrades(lines, chosen) });
    setSaving(false);
    if (answer.ok) {
      showToast({ tone: 'success', message: texts.posted(answer.data.length) });
      onClose();
      return;
    }
    showToast({ tone: 'error', message: failureText(answer, texts.postFailed) });
    // What was changed meanwhile is shown beside the new grades before anything is written over.
    if (answer.code === 'version-conflict') await preview.reload();
  };

  if (isWithdrawing) {
    return (
      <WithdrawDialog assessment={assessment} column={column} closed={closed} onClose={() => setWithdrawing(false)} />
    );
  }
  return (
    <PostingModal
      title={texts.title(assessment.title)}
      label={texts.post(chosen.size)}
      isSaving={isSaving}
      isDisabled={chosen.size === 0 || closed !== null || preview.isRefreshing || preview.failure !== null}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <div className={styles.pickers}>
          <GradePickers of={choice} column={gradebookColumn} />
          <NumberField
            label={texts.weight}
            value={data?.weight ?? 1}
            minValue={0.1}
            maxValue={100}
            step={0.1}
            onChange={(value) => setChoices({ ...choices, weight: Number.isNaN(value) ? null : value })}
          />
        </div>
        {closed !== null && <Notice tone="warning">{closed}</Notice>}
        {preview.failure ? (
          <LoadFailed title={texts.failed} of={preview} />
        ) : data === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <>
            <p className={styles.muted}>
              {data.others.length === 0
                ? texts.alone
                : texts.others(data.others.map(({ title, weight: of }) => texts.other(title, of)).join(', '))}
              {data.posted_at !== null && ` ${texts.postedAt(formatMoment(data.posted_at))}`}
            </p>
            {data.posted_at !== null && (
              <Button className={styles.withdraw} onPress={() => setWithdrawing(true)}>
                {texts.withdraw.open}
              </Button>
            )}
            {outdated > 0 && <Notice tone="warning">{texts.outdated(outdated)}</Notice>}
            {changing > 0 && (
              <Notice
                tone="warning"
                actions={
                  <>
                    <Button onPress={() => tickChanging(true)}>{texts.replaceAll}</Button>
                    <Button onPress={() => tickChanging(false)}>{texts.keepAll}</Button>
                  </>
                }
              >
                {texts.replaces(changing)}
              </Notice>
            )}
            {lines.some(isPostable) ? null : <EmptyState title={texts.nothing} />}
            <PostingTable
              lines={lines}
              chosen={chosen}
              isDisabled={isSaving || closed !== null || preview.isLoading}
              onTick={(id, isTicked) => tick([id], isTicked)}
            />
          </>
        )}
      </Stack>
    </PostingModal>
  );
}
