import type { ScaleRun, ScaleRunStatus } from '@caderneta/contract';
import { Badge, type BadgeTone, Card, Table, TextLink } from '@caderneta/ui';
import { networkScaleCopy as texts } from '../network-scale.copy.ts';
import { runHref } from '../run-href.ts';

const tones: Readonly<Record<ScaleRunStatus, BadgeTone>> = {
  QUEUED: 'neutral',
  RUNNING: 'info',
  DONE: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
};
const columns = [
  { id: 'title', label: texts.columns.title, isRowHeader: true },
  { id: 'year', label: texts.columns.year, narrow: 'fold' },
  { id: 'model', label: texts.columns.model, narrow: 'fold' },
  { id: 'scale', label: texts.columns.scale, narrow: 'fold' },
  { id: 'pupils', label: texts.columns.pupils, align: 'end', narrow: 'fold' },
  { id: 'status', label: texts.columns.status, narrow: 'end' },
] as const;

/** On which scale a run is, in words. */
function scaleOf({ base_run_id: base }: ScaleRun, runs: readonly ScaleRun[]): string {
  if (base === null) return texts.ownScale;
  const found = runs.find(({ id }) => id === base);
  return found ? texts.scaleOf(found.title, found.school_year) : texts.none;
}

/** The calibrations of a network, each leading to what it found. */
export function RunTable({ runs }: { runs: readonly ScaleRun[] }) {
  return (
    <Card padding="none">
      <Table
        label={texts.list}
        columns={columns}
        rows={runs.map((run) => ({
          id: run.id,
          name: run.title,
          detail: `${run.school_year} · ${scaleOf(run, runs)}`,
          cells: {
            title: <TextLink href={runHref(run.id)}>{run.title}</TextLink>,
            year: run.school_year,
            model: texts.models[run.model],
            scale: scaleOf(run, runs),
            pupils: texts.pupils(run.pupils),
            status: <Badge tone={tones[run.status]}>{texts.statuses[run.status]}</Badge>,
          },
        }))}
      />
    </Card>
  );
}
