import { EmptyState, ErrorState, LinkButton, PageHeader, Skeleton } from '@caderneta/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefTo, paths, withQuery } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useLocalRecordings } from '../../../lib/recordings/use-local-recordings.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { withAsked } from '../../../parts/results/asked-pupil.ts';
import { resultsCopy } from '../../../parts/results/results.copy.ts';
import { usePupilResult, useReadingSetup } from '../reading-correction.api.ts';
import { readingCopy } from '../reading-correction.copy.ts';
import { ReadingCorrectionView } from './ReadingCorrectionView.tsx';

/** Correção de leitura: recordings of one assessment, pupil by pupil. */
export default function ReadingCorrectionScreen() {
  const texts = readingCopy;
  const { assessmentId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const setup = useReadingSetup(assessmentId, search.get('classId'));
  const assessment = setup.assessment.data;
  const students = setup.students.rows;

  const classHref = setup.classId ? hrefTo('classArea', { classId: setup.classId }) : paths.classes;
  const toClass = withQuery(classHref, { aba: 'avaliacoes' });
  // 'Voltar' goes one page back; a page opened by its address alone has none.
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(toClass));
  const schoolClass = assessment?.class;
  useBreadcrumbs(
    schoolClass
      ? [{ label: `${schoolClass.grade} ${schoolClass.section}`, href: toClass }, { label: texts.title }]
      : null,
  );
  const wanted = search.get('aluno');
  const known = useMemo(
    () => students?.map(({ id, matricula, user }) => ({ id, label: user.name || matricula || id })),
    [students],
  );
  const isAway = known !== undefined && wanted !== null && !known.some(({ id }) => id === wanted);
  const stored = usePupilResult(assessmentId, isAway ? wanted : null);
  const recordings = useLocalRecordings();
  const recording = recordings.find((one) => one.assessmentId === assessmentId && one.studentId === wanted);
  // Who left is known by a result, or by a recording that waits on this device: still so when that was sent.
  const left = useRef<{ id: string; label: string } | null>(null);
  const name = stored.data?.student.name ?? recording?.studentName;
  if (wanted !== null && name !== undefined) left.current = { id: wanted, label: name };
  const pupils = known && withAsked(known, wanted, left.current?.id === wanted ? left.current : null);

  const framed = (content: ReactNode) => (
    <>
      <PageHeader
        title={texts.title}
        subtitle={assessment ? texts.subtitle(assessment.title) : undefined}
        onBack={goBack}
      />
      {content}
    </>
  );
  if (setup.failure) {
    return framed(<LoadFailed title={texts.loadFailed} of={setup} />);
  }
  if (!assessment || !known) return framed(<Skeleton rows={10} />);
  if (assessment.format !== 'LEITURA') return framed(<ErrorState title={texts.notReading} />);
  if (!assessment.can_write) return framed(<ErrorState title={texts.readOnly} />);
  if (!pupils && stored.isLoading) return framed(<Skeleton rows={10} />);
  if (!pupils) {
    const { unknown, unknownHint, others } = resultsCopy.askedPupil;
    const isGone = stored.failure?.code === 'not-found';
    return framed(
      <>
        {isGone ? (
          <ErrorState title={unknown} message={unknownHint} />
        ) : (
          <LoadFailed title={texts.loadFailed} of={stored} />
        )}
        <LinkButton href={hrefTo('readingCorrection', { assessmentId })}>{others}</LinkButton>
      </>,
    );
  }
  if (pupils.length === 0) return framed(<EmptyState title={texts.noStudents} />);
  return <ReadingCorrectionView assessment={assessment} pupils={pupils} wanted={wanted} onBack={goBack} />;
}
