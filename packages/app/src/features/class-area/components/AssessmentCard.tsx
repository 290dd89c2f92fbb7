import { type Assessment, categoryLabels, formatLabels, outdatedCount } from '@caderneta/contract';
import { Badge, Button, Card, IconButton, Menu, type MenuEntry } from '@caderneta/ui';
import {
  AudioLines,
  CircleHelp,
  EllipsisVertical,
  ListChecks,
  Paperclip,
  Pencil,
  SquareCheckBig,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { formatScore } from '../../../lib/numbers.ts';
import { NextStep, stepIcon } from '../../../parts/assessments/NextStep.tsx';
import { type OpenStep, stepFor, stepHref, stepLabel } from '../../../parts/assessments/steps.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import * as styles from './class-area.css.ts';

export type AssessmentAct = 'key' | 'print' | 'post' | 'results' | 'file' | 'edit' | 'remove';

export interface AssessmentCardProps {
  assessment: Assessment;
  /** Whether the person writes in the gradebook. */
  canPost: boolean;
  onAct: (act: AssessmentAct) => void;
}

const texts = classAreaCopy.assessments;
const correctedOf = ({ results_count: all, in_review_count: waiting }: Assessment) => all - waiting;

/** What an answer sheet is graded by: the one 'Gabarito' of a card, which opens it. */
function KeyChip({ assessment, onAct }: Pick<AssessmentCardProps, 'assessment' | 'onAct'>) {
  const { title, key_shape: shape, has_version_b: hasVersions } = assessment;
  if (shape.length === 0) {
    return (
      <Badge tone="warning" icon={<SquareCheckBig />}>
        {texts.noKey}
      </Badge>
    );
  }
  const label = texts.key(shape, hasVersions);
  return (
    <Button
      size="compact"
      variant="quiet"
      icon={<SquareCheckBig />}
      aria-label={texts.act(label, title)}
      className={styles.chip}
      onPress={() => onAct('key')}
    >
      {label}
    </Button>
  );
}

/** How far the correction is, what its results say, and the attached file. */
function Facts({ assessment, onAct }: Pick<AssessmentCardProps, 'assessment' | 'onAct'>) {
  const { title, attachment, mean_score: mean, pending_count: pending, in_review_count: waiting } = assessment;
  const outdated = outdatedCount(assessment);
  const hasBegun = assessment.results_count > 0;
  return (
    <div className={styles.facts}>
      <span>{texts.corrected(correctedOf(assessment))}</span>
      {hasBegun && pending > 0 && <span>{texts.pending(pending)}</span>}
      {mean !== null && <span>{texts.mean(formatScore(mean))}</span>}
      {waiting > 0 && (
        <Badge tone="warning" icon={<CircleHelp />}>
          {texts.inReview(waiting)}
        </Badge>
      )}
      {outdated > 0 && (
        <Badge tone="warning" icon={<TriangleAlert />}>
          {texts.outdated(outdated)}
        </Badge>
      )}
      {attachment && (
        <Button
          size="compact"
          variant="quiet"
          icon={<Paperclip />}
          aria-label={texts.fileOf(title)}
          className={styles.chip}
          onPress={() => onAct('file')}
        >
          {texts.file}
        </Button>
      )}
    </div>
  );
}

/** What else can be done with it, beside its next step; without one, beside its results. */
function otherActs({ assessment, canPost, onAct }: AssessmentCardProps, next: string | null): MenuEntry[] {
  const { format, can_write: canWrite, key_shape: shape, in_review_count: waiting } = assessment;
  const isSheet = format === 'GABARITO';
  const isReady = !isSheet || shape.length > 0;
  const outdated = outdatedCount(assessment);
  const mayPost = canPost && canWrite && (correctedOf(assessment) > 0 || outdated > 0);
  const step = (id: OpenStep, isThere: boolean, act?: AssessmentAct): MenuEntry & { isThere: boolean } => ({
    ...{ id, label: stepLabel(id, assessment), icon: stepIcon(id, assessment), isThere: isThere && id !== next },
    ...(act ? { onAction: () => onAct(act) } : { href: stepHref(id, assessment) }),
  });
  const entries = [
    step('PRINT', isSheet && isReady && assessment.sheet_model === null, 'print'),
    step('CORRECT', isReady && canWrite),
    step('REVIEW', waiting > 0 && canWrite),
    step(outdated > 0 ? 'REPOST' : 'POST', mayPost, 'post'),
    {
      id: 'results',
      label: texts.results,
      icon: <ListChecks />,
      isThere: next !== null,
      onAction: () => onAct('results'),
    },
    { id: 'edit', label: texts.edit, icon: <Pencil />, isThere: canWrite, onAction: () => onAct('edit') },
    { id: 'remove', label: texts.remove, icon: <Trash2 />, isThere: canWrite, onAction: () => onAct('remove') },
  ];
  return entries.flatMap(({ isThere, ...entry }) => (isThere ? [entry] : []));
}

/** One assessment: what it is, how far its key and correction are, its one next step, and the rest in a menu. */
export function AssessmentCard(props: AssessmentCardProps) {
  const { assessment, canPost, onAct } = props;
  const { title, description, format, category } = assessment;
  const step = stepFor(assessment, canPost);
  const others = otherActs(props, step);
  return (
    <Card as="article" className={styles.assessment} aria-label={title}>
      <div>
        <div className={styles.assessmentHead}>
          <h2 className={styles.assessmentTitle}>{title}</h2>
          <span className={styles.badges}>
            <Badge>{categoryLabels[category]}</Badge>
            {format === 'GABARITO' ? (
              <KeyChip assessment={assessment} onAct={onAct} />
            ) : (
              <Badge tone="outline" icon={<AudioLines />}>
                {formatLabels[format]}
              </Badge>
            )}
          </span>
        </div>
        {description && <p className={styles.assessmentText}>{description}</p>}
        <Facts assessment={assessment} onAct={onAct} />
      </div>
      <div className={styles.acts}>
        {step === null ? (
          <Button
            size="compact"
            icon={<ListChecks />}
            className={styles.next}
            aria-label={texts.act(texts.results, title)}
            onPress={() => onAct('results')}
          >
            {texts.results}
          </Button>
        ) : (
          <NextStep step={step} subject={assessment} onOpen={onAct} className={styles.next} />
        )}
        {others.length > 0 && (
          <Menu trigger={<IconButton compact label={texts.more(title)} icon={<EllipsisVertical />} />} items={others} />
        )}
      </div>
    </Card>
  );
}
