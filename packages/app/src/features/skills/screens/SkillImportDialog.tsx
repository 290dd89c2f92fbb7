import { Button, ComboBox, FileDrop, Modal, TextField } from '@caderneta/ui';
import { useState } from 'react';
import { useManagedMunicipality } from '../../../parts/managed-municipality/use-managed-municipality.ts';
import { SkillPreviewPanel } from '../components/SkillPreviewPanel.tsx';
import * as styles from '../components/skills.css.ts';
import { skillsCopy } from '../skills.copy.ts';
import { useSkillImport } from '../use-skill-import.ts';

const texts = skillsCopy.importing;

type Import = ReturnType<typeof useSkillImport>;
type Municipality = ReturnType<typeof useManagedMunicipality>;

/** The sheet, and what the network calls it. */
function SheetFields({ work, municipality }: { work: Import; municipality: Municipality }) {
  const { values, errors, change, choose } = work;
  return (
    <div className={styles.stack}>
      {!municipality.isFixed && (
        <ComboBox
          isRequired
          label={skillsCopy.form.municipality}
          items={municipality.rows.map(({ id, name }) => ({ id, label: name }))}
          selectedId={values.municipalityId}
          onChange={(municipalityId) => change({ municipalityId })}
          errorMessage={errors.municipality_id}
        />
      )}
      <FileDrop
        label={texts.file}
        description={texts.fileHint}
        accept={['.csv', '.tsv', '.txt', '.xlsx']}
        file={values.file}
        onFile={(file) => void choose(file)}
        errorMessage={errors.file}
      />
      <TextField
        name="source"
        label={texts.source}
        description={texts.sourceHint}
        value={values.source}
        onChange={(source) => change({ source })}
        errorMessage={errors.source}
      />
      <TextField
        name="edition"
        label={texts.edition}
        description={texts.editionHint}
        value={values.edition}
        onChange={(edition) => change({ edition })}
        errorMessage={errors.edition}
      />
    </div>
  );
}

/** 'Importar habilidades': a sheet is compared with what is stored, then taken in whole or not at all. */
export function SkillImportDialog({ onClose }: { onClose: () => void }) {
  const municipality = useManagedMunicipality();
  const work = useSkillImport(municipality.own, onClose);
  const [removesGone, setRemovesGone] = useState(false);
  const { stage, isBusy } = work;
  const back = () => {
    // Of another sheet others are gone.
    setRemovesGone(false);
    work.back();
  };
  if (stage.kind === 'form') {
    return (
      <Modal
        isOpen
        title={texts.title}
        onOpenChange={onClose}
        footer={
          <Button variant="primary" isPending={isBusy} onPress={() => void work.check()}>
            {texts.check}
          </Button>
        }
      >
        <SheetFields work={work} municipality={municipality} />
      </Modal>
    );
  }
  const { counts } = stage.preview;
  const leaving = removesGone ? counts.gone - counts.used : 0;
  const isIdle = counts.new + counts.changed + leaving === 0;
  return (
    <Modal
      isOpen
      size="large"
      title={texts.title}
      onOpenChange={onClose}
      steps={{ behind: 1, onBack: back }}
      footer={
        <>
          <Button onPress={back}>{texts.back}</Button>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={counts.faulty > 0 || isIdle}
            onPress={() => void work.submit(removesGone)}
          >
            {counts.faulty === 0 && isIdle ? texts.nothing : texts.submit}
          </Button>
        </>
      }
    >
      <SkillPreviewPanel preview={stage.preview} removesGone={removesGone} onRemoveGone={setRemovesGone} />
    </Modal>
  );
}
