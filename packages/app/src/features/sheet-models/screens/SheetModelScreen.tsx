import { type SheetModelLayout, sheetModelEndpoints } from '@caderneta/contract';
import { Button, FileDrop, Notice, PageHeader, ProgressBar, Skeleton, TextField } from '@caderneta/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { hrefTo, paths } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import type { ConflictNoticeProps } from '../../../parts/record-form/ConflictNotice.tsx';
import { LazyConflict } from '../../../parts/record-form/LazyConflict.tsx';
import { tellChange } from '../../../parts/record-form/tell-change.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import * as styles from '../components/sheet-models.css.ts';
import type { PhotoProposal } from '../propose-from-file.ts';
import type { TestRead } from '../read-with-draft.ts';
import { sheetFiles } from '../sheet-files.ts';
import { useEdition, useModel, useModelWrites } from '../sheet-models.api.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { useFileWork } from '../use-file-work.ts';
import { ModelEditor } from './ModelEditor.tsx';
import { OwnerFields, useModelOwner } from './OwnerFields.tsx';

const texts = sheetModelsCopy.editor;

// The engine's part for other makers' sheets comes with the first photo.
const propose = async (file: File, _: null, signal: AbortSignal) =>
  (await import('../propose-from-file.ts')).proposeFromFile(file, null, signal);
const readTest = async (file: File, layout: SheetModelLayout, signal: AbortSignal) =>
  (await import('../read-with-draft.ts')).readWithDraft(file, layout, signal);

/** A photo of the sheet, from which the groups are proposed. */
function Proposing({ onProposed }: { onProposed: (proposal: PhotoProposal) => void }) {
  const work = useFileWork(propose);
  if (work.isRunning) return <ProgressBar label={texts.proposing} onCancel={work.cancel} />;
  return (
    <FileDrop
      label={texts.picture}
      description={texts.pictureHint}
      accept={sheetFiles}
      errorMessage={work.error}
      onFile={(file) => void work.run(file, null).then((done) => done && onProposed(done))}
    />
  );
}

/** 'Novo modelo': a photo, what its groups are, and a test read. */
function NewModel() {
  const navigate = useNavigate();
  const writes = useModelWrites();
  const owner = useModelOwner();
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [proposal, setProposal] = useState<PhotoProposal | null>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async (layout: SheetModelLayout, { read, doubtful }: TestRead) => {
    if (!proposal) return;
    const body = { ...owner.owner, name, layout, test: { read, doubtful }, picture: proposal.picture };
    const { checkModel } = await import('../check-model.ts');
    const checked = checkModel(body);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSaving(true);
    const { created, createFailed } = sheetModelsCopy.toasts;
    const refused = await tellWrite(writes.create(body), { done: created, failed: createFailed });
    setSaving(false);
    if (refused === null) void navigate(paths.sheetModels);
  };
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <TextField
          isRequired
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={120}
          value={name}
          errorMessage={errors.name}
          onChange={setName}
        />
        <OwnerFields of={owner} />
      </div>
      {errors.municipality_id && <Notice tone="danger">{errors.municipality_id}</Notice>}
      {proposal === null ? (
        <Proposing onProposed={setProposal} />
      ) : (
        <ModelEditor
          key={proposal.picture.length}
          start={proposal.layout}
          picture={proposal.picture}
          name={name}
          isReadOnly={false}
          isSaving={isSaving}
          saveLabel={texts.save}
          readTest={readTest}
          onSave={(layout, test) => void save(layout, test)}
          aside={
            <div>
              <Button variant="quiet" onPress={() => setProposal(null)}>
                {texts.otherPicture}
              </Button>
            </div>
          }
        />
      )}
    </div>
  );
}

/** A saved model: its newest edition, of which another is made. */
function SavedModel({ id }: { id: string }) {
  const navigate = useNavigate();
  const may = useMay();
  const writes = useModelWrites();
  const model = useModel(id);
  const newest = model.data?.editions[0] ?? null;
  /** The edition that was opened, while somebody else makes a newer one. */
  const [opened, setOpened] = useState<string | null>(null);
  const edition = useEdition(id, opened ?? newest?.id ?? null);
  const [proposal, setProposal] = useState<PhotoProposal | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [meeting, setMeeting] = useState<ConflictNoticeProps | null>(null);
  useBreadcrumbs(model.data ? [{ label: model.data.name }] : null);

  const failed = model.failure ? model : edition.failure ? edition : null;
  if (failed) return <LoadFailed title={texts.loadFailed} of={failed} />;
  if (!model.data || !edition.data) return <Skeleton rows={8} />;
  const record = model.data;
  const isReadOnly = !record.can_write || !may(sheetModelEndpoints.addEdition);
  const picture = proposal?.picture ?? edition.data.picture?.url ?? null;

  const save = async (layout: SheetModelLayout, testRead: TestRead) => {
    const { read, doubtful } = testRead;
    setSaving(true);
    setOpened(edition.data?.id ?? null);
    const body = { layout, test: { read, doubtful }, ...(proposal ? { picture: proposal.picture } : {}) };
    const { updated, updateFailed } = sheetModelsCopy.toasts;
    const refused = await tellChange(record, (version) => writes.addEdition(id, { ...body, version }), {
      done: updated,
      failed: updateFailed,
    });
    setSaving(false);
    if (refused === null) void navigate(paths.sheetModels);
    const conflict = refused?.conflict;
    const onUseTheirs = () => void navigate(paths.sheetModels);
    const onKeepMine = () => void save(layout, testRead);
    setMeeting(conflict ? { conflict, isSaving: false, onKeepMine, onUseTheirs } : null);
  };
  return (
    <div className={styles.stack}>
      {meeting && <LazyConflict {...meeting} isSaving={isSaving} />}
      <Notice>{isReadOnly ? texts.readOnly : texts.editionKeeps}</Notice>
      {picture === null && <Notice tone="warning">{texts.pictureGone}</Notice>}
      {isReplacing || picture === null ? (
        <Proposing
          onProposed={(done) => {
            setProposal(done);
            setReplacing(false);
          }}
        />
      ) : (
        <ModelEditor
          key={`${edition.data.id} ${proposal?.picture.length}`}
          start={proposal?.layout ?? edition.data.layout}
          picture={picture}
          name={record.name}
          isReadOnly={isReadOnly}
          isSaving={isSaving}
          saveLabel={texts.saveEdition}
          readTest={readTest}
          onSave={(layout, test) => void save(layout, test)}
          aside={
            isReadOnly ? null : (
              <div>
                <Button variant="quiet" onPress={() => setReplacing(true)}>
                  {texts.otherPicture}
                </Button>
              </div>
            )
          }
        />
      )}
    </div>
  );
}

/** One sheet model: a new one, or another edition of one that is there. */
export default function SheetModelScreen() {
  const { modelId = NEW } = useParams();
  const isNew = modelId === NEW;
  const model = useModel(isNew ? null : modelId);
  return (
    <>
      <PageHeader
        title={isNew ? texts.newTitle : (model.data?.name ?? sheetModelsCopy.title)}
        subtitle={texts.subtitle}
        backHref={hrefTo('sheetModels')}
      />
      {isNew ? <NewModel /> : <SavedModel key={modelId} id={modelId} />}
    </>
  );
}

/** In the address, of a model that is still to be made. */
const NEW = 'new';
