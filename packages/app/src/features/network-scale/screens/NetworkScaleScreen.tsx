import { networkScaleEndpoints } from '@caderneta/contract';
import { Button, EmptyState, PageHeader, Skeleton } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useHeadingFocus } from '../../../lib/place/use-heading-focus.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { MunicipalityChooser } from '../../../parts/managed-municipality/MunicipalityChooser.tsx';
import { useManagedMunicipality } from '../../../parts/managed-municipality/use-managed-municipality.ts';
import * as styles from '../components/network-scale.css.ts';
import { RunTable } from '../components/RunTable.tsx';
import { useScaleRuns } from '../network-scale.api.ts';
import { networkScaleCopy as texts } from '../network-scale.copy.ts';
import { runParam, scaleForm } from '../run-href.ts';
import { ScaleRun } from './ScaleRun.tsx';

const StartRunDialog = lazyDialog(async () => (await import('./StartRunDialog.tsx')).StartRunDialog);
const filterNames = { municipality: 'municipio', run: runParam } as const;

/** The calibrations of a network's exams, and how to begin one. */
function Runs() {
  const may = useMay();
  const municipality = useManagedMunicipality();
  const [{ filters, form }, change] = useListAddress(filterNames);
  const id = municipality.own ?? (filters.municipality || null);
  const runs = useScaleRuns(id);
  const { data, failure } = runs;
  const start = id !== null && may(networkScaleEndpoints.start) && (
    <Button variant="primary" icon={<Plus />} onPress={() => change({ form: 'new' })}>
      {texts.start}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={data?.length ? start : undefined} />
      {!municipality.isFixed && (
        <div className={styles.municipality}>
          <MunicipalityChooser
            of={municipality}
            selectedId={id}
            onChange={(next) => change({ municipality: next ?? '' })}
          />
        </div>
      )}
      {id === null && municipality.list.rows === undefined ? (
        municipality.list.failure ? (
          <LoadFailed title={texts.failed} of={municipality.list} />
        ) : (
          <Skeleton rows={4} />
        )
      ) : id === null ? (
        <EmptyState title={texts.chooseMunicipality} message={texts.chooseMunicipalityHint} />
      ) : failure && data === undefined ? (
        <LoadFailed title={texts.failed} of={runs} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : data.length === 0 ? (
        <EmptyState title={texts.empty} message={texts.emptyHint} action={start} />
      ) : (
        <RunTable runs={data} />
      )}
      {id !== null && data && form !== 'new' && (
        <DraftOffer form={scaleForm(id)} onContinue={() => change({ form: 'new' })} />
      )}
      {form === 'new' && id !== null && data && (
        <StartRunDialog
          municipalityId={id}
          bases={data.filter(({ status, base_run_id: base }) => status === 'DONE' && base === null)}
          onClose={() => change({ form: null })}
        />
      )}
    </>
  );
}

/** Escala da rede: the calibrations of a network's exams, or one of them. */
export default function NetworkScaleScreen() {
  const [{ filters }] = useListAddress(filterNames);
  useHeadingFocus(filters.run);
  return filters.run === '' ? <Runs /> : <ScaleRun key={filters.run} id={filters.run} />;
}
