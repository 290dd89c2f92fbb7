import { type Assessment, sheetModelEndpoints } from '@caderneta/contract';
import { Select } from '@caderneta/ui';
import { useEvery } from '../../../lib/api/use-every.ts';
import { sheetFieldCopy as texts } from '../sheet-field.copy.ts';

/** Caderneta's own sheet, in the list. */
const OWN = 'own';

export interface SheetFieldProps {
  editing: Assessment | null;
  /** Whose models are offered, with its network's; '' while no school is chosen. */
  institutionId: string;
  /** An edition; '' for Caderneta's own sheet. */
  selectedId: string;
  errorMessage: string | undefined;
  onChange: (editionId: string) => void;
}

/** 'Folha': Caderneta's own, or the newest edition of a model; and the one that the assessment has. */
export function SheetField({ editing, institutionId, selectedId, errorMessage, onChange }: SheetFieldProps) {
  const models = useEvery(
    sheetModelEndpoints.list,
    institutionId === '' ? null : { query: { institution_id: institutionId } },
  );
  const isFixed = (editing?.key_shape.length ?? 0) > 0;
  const newest = (models.rows ?? []).flatMap(({ name, editions: [edition] }) =>
    edition ? [{ id: edition.id, label: texts.model(name, edition.number) }] : [],
  );
  const own = editing?.sheet_model;
  const offered =
    own && !newest.some(({ id }) => id === own.id) ? [{ id: own.id, label: texts.model(own.name, own.number) }] : [];
  const hint = isFixed ? texts.fixed : selectedId === '' ? texts.ownHint : texts.modelHint;
  return (
    <Select
      label={texts.label}
      items={[{ id: OWN, label: texts.own }, ...newest, ...offered]}
      selectedId={selectedId || OWN}
      isDisabled={isFixed}
      description={hint}
      errorMessage={errorMessage ?? (models.failure ? texts.failed : undefined)}
      onChange={(id) => onChange(id === OWN ? '' : id)}
    />
  );
}
