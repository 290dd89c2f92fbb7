import { EmptyState, ErrorState, Skeleton } from '@caderneta/ui';
import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { hrefTo, paths, withQuery } from '../lib/paths.ts';
import { useBreadcrumbs } from '../lib/place/breadcrumbs.ts';
import { lazySection } from '../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../parts/listing/LoadFailed.tsx';
import { CorrectionNotice } from '../parts/sheet-reading/components/CorrectionNotice.tsx';
import { useCorrectionSetup } from '../parts/sheet-reading/sheet-reading.api.ts';
import { sheetReadingCopy } from '../parts/sheet-reading/sheet-reading.copy.ts';

const ClassCorrection = lazySection(
  async () => (await import('../features/correct-class/screens/ClassCorrection.tsx')).ClassCorrection,
);
const CorrectionView = lazySection(
  async () => (await import('../features/correct-pupil/screens/CorrectionView.tsx')).CorrectionView,
);

/** Correção OMR: answer sheets of one assessment, pupil by pupil, by camera or photo. */
export default function SheetCorrectionScreen() {
  const texts = sheetReadingCopy;
  const { assessmentId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const isClass = search.get('modo') === 'turma';
  // Beside what is asked of the server.
  useEffect(() => (isClass ? ClassCorrection : CorrectionView).preload(), [isClass]);
  const setup = useCorrectionSetup(assessmentId, search.get('classId'));
  const assessment = setup.assessment.data;
  const { rows: students } = setup.students;
  const { rows: results } = setup.results;
  const saved = setup.key.data;

  const classHref = setup.classId ? hrefTo('classArea', { classId: setup.classId }) : paths.classes;
  const inClass = (query: Record<string, string>) => withQuery(classHref, { aba: 'avaliacoes', ...query });
  // 'Voltar' goes one page back; a page opened by its address alone has none.
  const goBack = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(inClass({})));
  const schoolClass = assessment?.class;
  useBreadcrumbs(
    schoolClass
      ? [{ label: `${schoolClass.grade} ${schoolClass.section}`, href: inClass({}) }, { label: texts.title }]
      : null,
  );

  const known = useMemo(
    () => students?.map(({ id, matricula, user }) => ({ id, matricula, label: user.name || matricula || id })),
    [students],
  );

  // What was loaded once stays, whatever becomes of a later reading: a class is corrected without a connection too.
  const notice = { title: assessment?.title ?? undefined, onBack: goBack };
  const toClass = { label: texts.backToClass, href: inClass({}) };
  if (!assessment || !known || !results || !saved) {
    return (
      <CorrectionNotice {...notice}>
        {setup.failure ? <LoadFailed title={texts.loadFailed} of={setup} /> : <Skeleton rows={10} />}
      </CorrectionNotice>
    );
  }
  if (assessment.format !== 'GABARITO' || !assessment.can_write) {
    return (
      <CorrectionNotice {...notice} action={toClass}>
        <ErrorState title={assessment.can_write ? texts.notSheet : texts.readOnly} />
      </CorrectionNotice>
    );
  }
  if (saved.key.length === 0) {
    return (
      <CorrectionNotice {...notice} action={{ label: texts.toKey, href: inClass({ gabarito: assessmentId }) }}>
        <ErrorState title={texts.keyMissing} />
      </CorrectionNotice>
    );
  }
  if (known.length === 0) {
    return (
      <CorrectionNotice {...notice} action={toClass}>
        <EmptyState title={texts.noStudents} />
      </CorrectionNotice>
    );
  }
  const goTo = (mode: 'turma' | null) => {
    const { aluno: _, modo: __, ...rest } = Object.fromEntries(search);
    setSearch(mode === null ? rest : { ...rest, modo: mode }, { replace: true });
  };
  const view = { assessment, saved, students: known, results, layout: assessment.sheet_layout, onBack: goBack };
  if (isClass) {
    const own = hrefTo('sheetCorrection', { assessmentId });
    const hrefOf = (aluno: string) => withQuery(own, { ...(setup.classId ? { classId: setup.classId } : {}), aluno });
    return <ClassCorrection {...view} onLeave={() => goTo(null)} hrefOf={hrefOf} />;
  }
  return <CorrectionView {...view} wanted={search.get('aluno')} onWholeClass={() => goTo('turma')} />;
}
