import { type Assessment, categoryLabels, formatLabels } from '@caderneta/contract';
import { Badge, Button, Card, IconButton, LinkButton } from '@caderneta/ui';
import {
  AudioLines,
  CircleHelp,
  KeyRound,
  ListChecks,
  NotebookPen,
  Pencil,
  Printer,
  ScanLine,
  SquareCheckBig,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import * as styles from './class-area.css.ts';

export type AssessmentAct = 'key' | 'print' | 'results' | 'post' | 'edit' | 'remove';

export interface AssessmentCardProps {
  assessment: Assessment;
  /** Whether the person writes in the gradebook. */
  canPost: boolean;
  onAct: (act: AssessmentAct) => void;
}

/** One assessment: what it is, how far its key and correction are, and what can be done. */
export function AssessmentCard({ assessment, canPost, onAct }: AssessmentCardProps) {
  const texts = classAreaCopy.assessments;
  const { id, class_id: classId, title, description, format, category, key_shape: shape } = assessment;
  const isSheet = format === 'GABARITO';
  const hasKey = shape.length > 0;
  const canWrite = assessment.can_write;
  const outdated = assessment.postings.reduce((sum, one) => sum + one.outdated, 0);
  const post = outdated > 0 ? texts.repost : texts.post;
  const corrected = assessment.results_count - assessment.in_review_count;
  return (
    <Card as="article" className={styles.assessment} aria-label={title}>
      <div>
        <div className={styles.assessmentHead}>
          <h2 className={styles.assessmentTitle}>{title}</h2>
          <span className={styles.badges}>
            <Badge tone="outline" icon={isSheet ? <SquareCheckBig /> : <AudioLines />}>
              {formatLabels[format]}
            </Badge>
            <Badge>{categoryLabels[category]}</Badge>
          </span>
        </div>
        {description && <p className={styles.assessmentText}>{description}</p>}
        <div className={styles.facts}>
          {isSheet &&
            (hasKey ? (
              <span>{texts.key(shape, assessment.has_version_b)}</span>
            ) : (
              <Badge tone="warning">{texts.noKey}</Badge>
            ))}
          <span>{texts.corrected(corrected)}</span>
          {assessment.in_review_count > 0 && (
            <Badge tone="warning" icon={<CircleHelp />}>
              {texts.inReview(assessment.in_review_count)}
            </Badge>
          )}
          {outdated > 0 && (
            <Badge tone="warning" icon={<TriangleAlert />}>
              {texts.outdated(outdated)}
            </Badge>
          )}
          {isSheet && !hasKey && canWrite && <span>{texts.needsKey}</span>}
        </div>
      </div>
      <div className={styles.acts}>
        {isSheet && (
          <Button
            size="compact"
            icon={<KeyRound />}
            variant={hasKey || !canWrite ? 'secondary' : 'primary'}
            aria-label={texts.act(texts.keyButton, title)}
            onPress={() => onAct('key')}
          >
            {texts.keyButton}
          </Button>
        )}
        {isSheet && hasKey && (
          <Button
            size="compact"
            icon={<Printer />}
            className={styles.wide}
            aria-label={texts.act(texts.print, title)}
            onPress={() => onAct('print')}
          >
            {texts.print}
          </Button>
        )}
        <Button
          size="compact"
          icon={<ListChecks />}
          aria-label={texts.act(texts.results, title)}
          onPress={() => onAct('results')}
        >
          {texts.results}
        </Button>
        {canPost && canWrite && (corrected > 0 || outdated > 0) && (
          <Button
            size="compact"
            icon={<NotebookPen />}
            className={styles.wide}
            aria-label={texts.act(post, title)}
            onPress={() => onAct('post')}
          >
            {post}
          </Button>
        )}
        {isSheet && hasKey && canWrite && (
          <LinkButton
            size="compact"
            variant="primary"
            icon={<ScanLine />}
            className={styles.main}
            aria-label={texts.act(texts.correct, title)}
            href={withQuery(hrefTo('sheetCorrection', { assessmentId: id }), { classId })}
          >
            {texts.correct}
          </LinkButton>
        )}
        {canWrite && (
          <span className={styles.icons}>
            <IconButton compact label={texts.edit(title)} icon={<Pencil />} onPress={() => onAct('edit')} />
            <IconButton compact label={texts.remove(title)} icon={<Trash2 />} onPress={() => onAct('remove')} />
          </span>
        )}
      </div>
    </Card>
  );
}
