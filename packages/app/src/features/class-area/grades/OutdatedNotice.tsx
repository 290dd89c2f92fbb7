import type { OutdatedGrade } from '@caderneta/contract';
import { Button, Notice } from '@caderneta/ui';
import { gradesCopy as texts } from './grades.copy.ts';

export interface OutdatedNoticeProps {
  /** Of the column on screen. */
  outdated: readonly OutdatedGrade[];
  canPost: boolean;
  onRepost: (assessment: OutdatedGrade['assessment']) => void;
}

/** Grades of the column whose results changed since they were posted, one notice an assessment. Nothing changes until somebody posts again. */
export function OutdatedNotice({ outdated, canPost, onRepost }: OutdatedNoticeProps) {
  const assessments = [...new Map(outdated.map(({ assessment }) => [assessment.id, assessment])).values()];
  return assessments.map((assessment) => (
    <Notice
      key={assessment.id}
      tone="warning"
      actions={
        canPost && (
          <Button aria-label={texts.repostOf(assessment.title)} onPress={() => onRepost(assessment)}>
            {texts.repost}
          </Button>
        )
      }
    >
      {texts.outdated(outdated.filter((one) => one.assessment.id === assessment.id).length, assessment.title)}
    </Notice>
  ));
}
