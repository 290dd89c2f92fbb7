import {
  type SheetModel,
  type SheetModelEditionWithLayout,
  type SheetModelLayout,
  sheetModelEndpoints,
} from '@caderneta/contract';
import { Button, Notice, Skeleton } from '@caderneta/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { paths } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useIsHere } from '../../../lib/place/use-is-here.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { DraftNotice } from '../../../parts/drafts/DraftNotice.tsx';
import { usePageDraft } from '../../../parts/drafts/use-page-draft.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import type { ConflictNoticeProps } from '../../../parts/record-form/ConflictNotice.tsx';
import { LazyConflict } from '../../../parts/record-form/LazyConflict.tsx';
import { tellChange } from '../../../parts/record-form/tell-change.ts';
import { useOpened } from '../../../parts/record-form/use-opened.ts';
import * as styles from '../components/sheet-models.css.ts';
import type { PhotoProposal } from '../propose-from-file.ts';
import { readTest } from '../read-test.ts';
import type { TestRead } from '../read-with-draft.ts';
import { modelForm, useEdition, useModel, useModelWrites } from '../sheet-models.api.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { ModelEditor } from './ModelEditor.tsx';
import { Proposing } from './Proposing.tsx';

const texts = sheetModelsCopy.editor;

/** A saved model: its newest edition, of which another is made. */
export function SavedModel({ id }: { id: string }) {
  const model = useModel(id);
  /** The edition that was opened, while somebody else makes a newer one. */
  const [opened, setOpened] = useState<string | null>(null);
  const edition = useEdition(id, opened ?? model.data?.editions[0]?.id ?? null);
  useBreadcrumbs(model.data ? [{ label: model.data.name }] : null);

  const failed = model.failure ? model : edition.failure ? edition : null;
  if (failed) return <LoadFailed title={texts.loadFailed} of={failed} />;
  if (!model.data || !edition.data) return <Skeleton rows={8} />;
  return <EditionEditor key={edition.data.id} model={model.data} edition={edition.data} onHold={setOpened} />;
}

interface EditionEditorProps {
  model: SheetModel;
  edition: SheetModelEditionWithLayout;
  /** Keeps this edition on screen, by its id, whatever comes after it. */
  onHold: (id: string) => void;
}

/** An edition, from which the next one is made. All but another photo outlives being left. */
function EditionEditor({ model, edition, onHold }: EditionEditorProps) {
  const { id } = model;
  const opened = useOpened(model);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const may = useMay();
  const writes = useModelWrites();
  const isReadOnly = !model.can_write || !may(sheetModelEndpoints.addEdition);
  /** `isNewSheet`: the groups are of another photo than the edition's. */
  const draft = useDraft(isReadOnly ? null : modelForm(id), { layout: edition.layout, isNewSheet: false });
  const { values, change } = draft;
  usePageDraft(draft);
  const [proposal, setProposal] = useState<PhotoProposal | null>(null);
  const [isReplacing, setReplacing] = useState(values.isNewSheet);
  const [isSaving, setSaving] = useState(false);
  const [meeting, setMeeting] = useState<ConflictNoticeProps | null>(null);
  const picture = proposal?.picture ?? edition.picture?.url ?? null;
  const onDraft = useCallback((layout: SheetModelLayout) => change({ layout }), [change]);
  const leave = () => {
    draft.forget();
    if (isHere.current) void navigate(paths.sheetModels);
  };

  const save = async (layout: SheetModelLayout, testRead: TestRead) => {
    const { read, doubtful } = testRead;
    setSaving(true);
    onHold(edition.id);
    const body = { layout, test: { read, doubtful }, ...(proposal ? { picture: proposal.picture } : {}) };
    const { updated, updateFailed } = sheetModelsCopy.toasts;
    const refused = await tellChange(opened, (version) => writes.addEdition(id, { ...body, version }), {
      done: updated,
      failed: updateFailed,
    });
    setSaving(false);
    if (refused === null) leave();
    const conflict = refused?.conflict;
    const onKeepMine = () => void save(layout, testRead);
    setMeeting(conflict ? { conflict, isSaving: false, onKeepMine, onUseTheirs: leave } : null);
  };
  return (
    <div className={styles.stack}>
      {meeting && <LazyConflict {...meeting} isSaving={isSaving} />}
      {draft.wasRestored && (
        <DraftNotice
          leavesOut={values.isNewSheet ? 'photo' : undefined}
          isBehind={draft.isBehind}
          onDiscard={() => {
            draft.clear();
            setProposal(null);
            setReplacing(false);
          }}
        />
      )}
      <Notice>{isReadOnly ? texts.readOnly : texts.editionKeeps}</Notice>
      {picture === null && <Notice tone="warning">{texts.pictureGone}</Notice>}
      {isReplacing || picture === null ? (
        <Proposing
          onProposed={(done) => {
            setProposal(done);
            setReplacing(false);
            if (!values.isNewSheet) change({ layout: done.layout, isNewSheet: true });
          }}
        />
      ) : (
        <ModelEditor
          key={`${proposal?.picture.length} ${draft.wasRestored}`}
          start={values.layout}
          onDraft={onDraft}
          picture={picture}
          name={model.name}
          isReadOnly={isReadOnly}
          isSaving={isSaving}
          saveLabel={texts.saveEdition}
          readTest={readTest}
          onSave={(layout, test) => void save(layout, test)}
          aside={
            isReadOnly ? null : (
              <div>
                <Button
                  variant="quiet"
                  onPress={() => {
                    setReplacing(true);
                    change({ isNewSheet: false, ...(values.isNewSheet && { layout: edition.layout }) });
                  }}
                >
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
