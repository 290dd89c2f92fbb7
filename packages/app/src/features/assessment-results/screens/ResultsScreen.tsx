import type { ResultStatus } from '@caderneta/contract';
import { Ledger, LinkButton, PageHeader, Skeleton, Stack, Tabs } from '@caderneta/ui';
import { ChartColumn, CircleHelp, GraduationCap, ListChecks, ScanLine, Target } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { formatScore } from '../../../lib/numbers.ts';
import { hrefTo, withQuery } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useAssessment, useResults } from '../../../parts/assessments/assessments.api.ts';
import { correctionHref } from '../../../parts/assessments/correction-href.ts';
import { stepLabel } from '../../../parts/assessments/steps.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { ofWhom } from '../../../parts/listing/taken-as.ts';
import { PaperSignatures } from '../../../parts/paper/PaperSignatures.tsx';
import { resultsHref } from '../../../parts/results/result-filter.ts';
import { summarise } from '../../../parts/results/results-summary.ts';
import { useAnalysis } from '../assessment-results.api.ts';
import { assessmentResultsCopy as texts } from '../assessment-results.copy.ts';
import { ComparisonPanel } from '../components/ComparisonPanel.tsx';
import * as styles from '../components/results.css.ts';
import { ScoresPanel } from './ScoresPanel.tsx';

/** Each question, and what a class did by skill: seen after the scores, and each brings as much as the rest of the results. */
const QuestionsPanel = lazySection(async () => (await import('./QuestionsPanel.tsx')).QuestionsPanel);
const SkillsPanel = lazySection(async () => (await import('../skills/screens/SkillsPanel.tsx')).SkillsPanel);

const slugs = {
  scores: 'notas',
  questions: 'questoes',
  skills: 'habilidades',
  comparison: 'comparacao',
} as const;
type Part = keyof typeof slugs;
const parts = Object.keys(slugs) as Part[];
const icons = {
  scores: <GraduationCap />,
  questions: <ListChecks />,
  skills: <Target />,
  comparison: <ChartColumn />,
};

/** Resultados: an assessment's scores, what each question and skill says, and the class against its school and network. */
export default function ResultsScreen() {
  const assessmentId = useParams().assessmentId ?? '';
  const [search, setSearch] = useSearchParams();
  const assessment = useAssessment(assessmentId);
  const analysis = useAnalysis(assessmentId);
  const results = useResults(assessmentId);
  const { data } = assessment;
  useBreadcrumbs(data ? [{ label: texts.title }] : null);

  const loads = joinLoads(assessment, analysis, results);
  if (loads.failure) {
    return (
      <>
        <PageHeader title={texts.title} />
        <LoadFailed title={texts.loadFailed} of={loads} />
      </>
    );
  }
  if (data === undefined || analysis.data === undefined || results.rows === undefined) {
    return (
      <>
        <PageHeader title={texts.title} />
        <Skeleton cards={3} />
      </>
    );
  }
  const { mean, deviation, kr20, version_b: ofB } = analysis.data;
  const reliability = [
    { id: 'kr20', label: ofB ? texts.totals.kr20OfA : texts.totals.kr20, value: kr20 },
    ...(ofB ? [{ id: 'kr20-b', label: texts.totals.kr20OfB, value: ofB.kr20 }] : []),
  ];
  const isSheet = data.format === 'GABARITO';
  const shown = parts.filter((part) => isSheet || (part !== 'questions' && part !== 'skills'));
  const part = shown.find((each) => slugs[each] === search.get('parte')) ?? 'scores';
  const counts = summarise(results.rows);
  const written = (value: number | null) => (value === null ? texts.none : formatScore(value));
  const listed = (status: ResultStatus) => resultsHref(assessmentId, status);
  const correction = data.can_write ? correctionHref(data) : null;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={ofWhom(data)}
        backHref={withQuery(hrefTo('classArea', { classId: data.class_id }), { aba: 'avaliacoes' })}
        actions={
          <>
            {counts.inReview > 0 && data.can_write && (
              <LinkButton icon={<CircleHelp />} href={hrefTo('assessmentReview', { assessmentId })}>
                {texts.review(counts.inReview)}
              </LinkButton>
            )}
            {correction !== null && (
              <LinkButton variant="primary" icon={<ScanLine />} href={correction}>
                {stepLabel('CORRECT', data)}
              </LinkButton>
            )}
          </>
        }
      />
      <Stack>
        <Ledger
          label={texts.summary}
          items={[
            { id: 'corrected', label: texts.totals.corrected, value: counts.corrected, href: listed('CORRECTED') },
            { id: 'review', label: texts.totals.inReview, value: counts.inReview, href: listed('IN_REVIEW') },
            { id: 'pending', label: texts.totals.pending, value: counts.pending, href: listed('PENDING') },
            { id: 'mean', label: texts.totals.mean, value: written(mean) },
            { id: 'deviation', label: texts.totals.deviation, value: written(deviation) },
            ...(isSheet ? reliability.map((one) => ({ ...one, value: written(one.value) })) : []),
          ]}
        />
        <Tabs
          label={texts.parts}
          items={shown.map((id) => ({ id, label: texts.tabs[id], icon: icons[id] }))}
          selectedId={part}
          onChange={(id) =>
            setSearch(
              (now) => {
                const next = new URLSearchParams(now);
                next.set('parte', slugs[id as Part]);
                return next;
              },
              { replace: true },
            )
          }
        >
          <div className={styles.panel}>
            {part === 'scores' && <ScoresPanel assessment={data} analysis={analysis.data} />}
            {part === 'questions' && <QuestionsPanel assessment={data} analysis={analysis.data} />}
            {part === 'skills' && <SkillsPanel assessment={data} />}
            {part === 'comparison' && <ComparisonPanel analysis={analysis.data} />}
          </div>
        </Tabs>
        <PaperSignatures />
      </Stack>
    </>
  );
}
