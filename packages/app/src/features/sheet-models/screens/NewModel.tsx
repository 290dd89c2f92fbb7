import type { SheetModelLayout } from '@caderneta/contract';
import { Button, Notice, showToast, TextField } from '@caderneta/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withReason } from '../../../lib/api/failure-text.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { paths } from '../../../lib/paths.ts';
import { useIsHere } from '../../../lib/place/use-is-here.ts';
import { DraftNotice } from '../../../parts/drafts/DraftNotice.tsx';
import { usePageDraft } from '../../../parts/drafts/use-page-draft.ts';
import { lazyCopy } from '../../../parts/lazy/lazy.copy.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import * as styles from '../components/sheet-models.css.ts';
import type { PhotoProposal } from '../propose-from-file.ts';
import { readTest } from '../read-test.ts';
import type { TestRead } from '../read-with-draft.ts';
import { modelForm, useModelWrites } from '../sheet-models.api.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { ModelEditor } from './ModelEditor.tsx';
import { NETWORK, OwnerFields, useModelOwner } from './OwnerFields.tsx';
import { Proposing } from './Proposing.tsx';

const texts = sheetModelsCopy.editor;
interface Typed {
  readonly name: string;
  readonly schoolId: string;
  readonly municipalityId: string;
  /** What became of the groups that the photo proposed; null while they stand as proposed. */
  readonly layout: SheetModelLayout | null;
}
const start: Typed = { name: '', schoolId: NETWORK, municipalityId: '', layout: null };

/** 'Novo modelo': a photo, what its groups are, and a test read. All but the photo outlives being left. */
export function NewModel() {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const writes = useModelWrites();
  const draft = useDraft(modelForm(null), start);
  const { values, change } = draft;
  usePageDraft(draft);
  const owner = useModelOwner(values, change);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [proposal, setProposal] = useState<PhotoProposal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const onDraft = useCallback((layout: SheetModelLayout) => change({ layout }), [change]);

  const save = async (layout: SheetModelLayout, { read, doubtful }: TestRead) => {
    if (!proposal) return;
    const body = { ...owner.owner, name: values.name, layout, test: { read, doubtful }, picture: proposal.picture };
    const { created, createFailed } = sheetModelsCopy.toasts;
    const rules = await import('../check-model.ts').catch(() => null);
    if (rules === null) {
      showToast({ tone: 'error', message: withReason(createFailed, { message: lazyCopy.hint }) });
      return;
    }
    const checked = rules.checkModel(body);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSaving(true);
    const refused = await tellWrite(writes.create(body), { done: created, failed: createFailed });
    setSaving(false);
    if (refused !== null) return;
    draft.forget();
    if (isHere.current) void navigate(paths.sheetModels);
  };
  return (
    <div className={styles.stack}>
      {draft.wasRestored && <DraftNotice leavesOut="photo" isBehind={false} onDiscard={draft.clear} />}
      <div className={styles.head}>
        <TextField
          isRequired
          label={texts.name}
          placeholder={texts.namePlaceholder}
          value={values.name}
          errorMessage={errors.name}
          onChange={(name) => change({ name })}
        />
        <OwnerFields of={owner} />
      </div>
      {errors.municipality_id && <Notice tone="danger">{errors.municipality_id}</Notice>}
      {proposal === null ? (
        <Proposing onProposed={setProposal} />
      ) : (
        <ModelEditor
          key={`${proposal.picture.length} ${draft.wasRestored}`}
          start={values.layout ?? proposal.layout}
          onDraft={onDraft}
          picture={proposal.picture}
          name={values.name}
          isReadOnly={false}
          isSaving={isSaving}
          saveLabel={texts.save}
          readTest={readTest}
          onSave={(layout, test) => void save(layout, test)}
          aside={
            <div>
              <Button
                variant="quiet"
                onPress={() => {
                  setProposal(null);
                  change({ layout: null });
                }}
              >
                {texts.otherPicture}
              </Button>
            </div>
          }
        />
      )}
    </div>
  );
}
