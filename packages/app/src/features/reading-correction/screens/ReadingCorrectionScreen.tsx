import { EmptyState, ErrorState, PageHeader, Skeleton } from '@caderneta/ui';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefTo, paths, withQuery } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useReadingSetup } from '../reading-correction.api.ts';
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
  const pupils = useMemo(
    () => students?.map(({ id, matricula, user }) => ({ id, label: user.name || matricula || id })),
    [students],
  );
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
  if (!assessment || !pupils) return framed(<Skeleton rows={10} />);
  if (assessment.format !== 'LEITURA') return framed(<ErrorState title={texts.notReading} />);
  if (!assessment.can_write) return framed(<ErrorState title={texts.readOnly} />);
  // Another pupil in their place would be given what is read next.
  if (wanted !== null && !pupils.some(({ id }) => id === wanted)) {
    return framed(<ErrorState title={texts.notInClass} />);
  }
  if (pupils.length === 0) return framed(<EmptyState title={texts.noStudents} />);
  return <ReadingCorrectionView assessment={assessment} pupils={pupils} wanted={wanted} onBack={goBack} />;
}
