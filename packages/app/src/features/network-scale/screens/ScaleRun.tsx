import { networkScaleEndpoints, type ScaleFindings, type ScaleRunResult } from '@caderneta/contract';
import { Card, ComboBox, Notice, PageHeader, ProgressBar, Skeleton } from '@caderneta/ui';
import { paths, withQuery } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { AnchorTable } from '../components/AnchorTable.tsx';
import { Levels } from '../components/Levels.tsx';
import { Groups, Years } from '../components/Means.tsx';
import * as styles from '../components/network-scale.css.ts';
import { isUnfinished, useScaleRun, useScaleWrites } from '../network-scale.api.ts';
import { networkScaleCopy as texts } from '../network-scale.copy.ts';
import { schoolParam } from '../run-href.ts';
import { SchoolYears } from './SchoolYears.tsx';

/** How far a calibration is, and a way to stop it. */
function Progress({ run, onCancel }: { run: ScaleRunResult; onCancel: (() => void) | undefined }) {
  const { progress } = texts;
  const label =
    run.status === 'QUEUED'
      ? progress.queued
      : run.cycles === 0
        ? progress.reading
        : progress.rounds(run.cycles, run.pupils);
  return (
    <Card className={styles.section}>
      <ProgressBar label={label} {...(onCancel ? { onCancel } : {})} />
      <p className={styles.quiet}>{progress.hint}</p>
    </Card>
  );
}

const filterNames = { school: schoolParam } as const;

/** The schools of a calibration beside each other, or one of them over the years with its classes. */
function Schools({ runId, groups }: { runId: string } & Pick<ScaleFindings, 'groups'>) {
  const [{ filters }, change] = useListAddress(filterNames);
  const { groups: groupTexts } = texts;
  const schools = groups.filter(({ kind }) => kind === 'INSTITUTION');
  const school = schools.find(({ id }) => id === filters.school);
  const network = groups.find(({ kind }) => kind === 'NETWORK')?.mean ?? null;
  return (
    <Card className={styles.section}>
      <ComboBox
        className={styles.scope}
        label={groupTexts.scope}
        placeholder={groupTexts.allSchools}
        items={schools.map(({ id, name }) => ({ id, label: name }))}
        selectedId={school?.id ?? null}
        onChange={(id) => change({ school: id ?? '' })}
      />
      {school ? (
        <SchoolYears key={school.id} runId={runId} school={school} />
      ) : (
        <Groups
          title={groupTexts.schools}
          description={groupTexts.description}
          reference={network === null ? undefined : { label: groupTexts.network, value: network }}
          groups={schools}
          noun={groupTexts.schoolNoun}
        />
      )}
    </Card>
  );
}

/** What a finished calibration found. */
function Findings({ run: { id, findings, skills, years } }: { run: ScaleRunResult }) {
  if (!findings) return null;
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{texts.run.explain}</p>
      <Card className={styles.section}>
        <Years title={texts.years.title} years={years} />
      </Card>
      <Schools runId={id} groups={findings.groups} />
      <Levels findings={findings} skills={skills} />
      {findings.anchors.length > 0 && <AnchorTable findings={findings} />}
    </div>
  );
}

/** One calibration: its progress, why it failed, or what it found. */
export function ScaleRun({ id }: { id: string }) {
  const may = useMay();
  const writes = useScaleWrites();
  const run = useScaleRun(id);
  const { data, failure } = run;
  useBreadcrumbs(data ? [{ label: texts.title, href: paths.scale }, { label: data.title }] : null);
  if (failure && data === undefined) {
    return (
      <>
        <PageHeader title={texts.title} backHref={paths.scale} />
        <LoadFailed title={texts.run.loadFailed} of={run} />
      </>
    );
  }
  if (data === undefined) {
    return (
      <>
        <PageHeader title={texts.title} backHref={paths.scale} />
        <Skeleton rows={8} />
      </>
    );
  }
  const cancel = () =>
    void tellWrite(writes.cancel(data.id), {
      done: texts.progress.cancelled,
      failed: texts.progress.cancelFailed,
    });
  return (
    <>
      <PageHeader
        title={data.title}
        subtitle={texts.run.subtitle(data.school_year, texts.models[data.model], texts.pupils(data.pupils))}
        backHref={withQuery(paths.scale, { municipio: data.municipality_id })}
      />
      {isUnfinished(data) && <Progress run={data} onCancel={may(networkScaleEndpoints.cancel) ? cancel : undefined} />}
      {data.status === 'FAILED' && (
        <Notice tone="warning" title={texts.progress.failedTitle}>
          {data.failure}
        </Notice>
      )}
      {data.status === 'CANCELLED' && (
        <Notice title={texts.progress.wasCancelled}>{texts.progress.wasCancelledHint}</Notice>
      )}
      <Findings run={data} />
    </>
  );
}
