import { type SkillPreview, skillPreviewInputSchema, skillSheetSizeLimit } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../lib/api/failure-text.ts';
import { checkForm, type FieldErrors, serverErrors } from '../../lib/forms/field-errors.ts';
import { useAsked } from '../../lib/forms/use-asked.ts';
import { readBase64 } from '../../lib/read-file.ts';
import { previewSheet, type SkillSheetInput, useSkillImport as useTake } from './skills.api.ts';
import { skillsCopy } from './skills.copy.ts';

const texts = skillsCopy.importing;

/** What the fields hold. */
export interface SkillImportValues {
  readonly municipalityId: string | null;
  readonly file: { readonly name: string; readonly size: number; readonly base64: string } | null;
  readonly source: string;
  readonly edition: string;
}

type Stage =
  | { readonly kind: 'form' }
  | { readonly kind: 'preview'; readonly sheet: SkillSheetInput; readonly preview: SkillPreview };

const toSheet = ({ municipalityId, file, source, edition }: SkillImportValues): SkillSheetInput => ({
  municipality_id: municipalityId ?? '',
  file: file?.base64 ?? '',
  source: source.trim() || null,
  edition: edition.trim() || null,
});

/** The import from the file to what it changed. */
export function useSkillImport(ownMunicipality: string | null, onDone: () => void) {
  const [typed, setTyped] = useState<SkillImportValues>({ municipalityId: null, file: null, source: '', edition: '' });
  const values = { ...typed, municipalityId: typed.municipalityId ?? ownMunicipality };
  const [stage, setStage] = useState<Stage>({ kind: 'form' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const checking = useAsked();
  const take = useTake();
  const change = (part: Partial<SkillImportValues>) => {
    checking.giveUp();
    setTyped((before) => ({ ...before, ...part }));
    const gone = Object.keys(part).map((name) => (name === 'municipalityId' ? 'municipality_id' : name));
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !gone.includes(name))));
  };

  return {
    values,
    stage,
    errors,
    isBusy: isBusy || checking.isAsking,
    change,
    choose: async (file: File) => {
      const isLarge = file.size > skillSheetSizeLimit;
      const base64 = isLarge ? null : await readBase64(file);
      change({ file: base64 === null ? null : { name: file.name, size: file.size, base64 } });
      if (base64 === null)
        setErrors((shown) => ({ ...shown, file: isLarge ? texts.fileTooLarge : texts.fileUnreadable }));
    },
    check: async () => {
      if (checking.isAsking) return;
      const sheet = toSheet(values);
      const checked = checkForm(skillPreviewInputSchema, sheet);
      if (!checked.ok) {
        return setErrors({ ...checked.errors, ...(values.file === null && { file: texts.fileMissing }) });
      }
      const answer = await checking.ask(() => previewSheet(sheet));
      if (answer === null) return;
      setErrors(answer.ok ? {} : serverErrors(answer.errors));
      if (answer.ok) setStage({ kind: 'preview', sheet, preview: answer.data });
      else showToast({ tone: 'error', message: failureText(answer, texts.checkFailed) });
    },
    submit: async (removeGone: boolean) => {
      if (isBusy || stage.kind !== 'preview') return;
      setBusy(true);
      const answer = await take({ ...stage.sheet, remove_gone: removeGone });
      setBusy(false);
      if (!answer.ok) return showToast({ tone: 'error', message: failureText(answer, texts.failed) });
      showToast({ tone: 'success', message: answer.message });
      onDone();
    },
    back: () => setStage({ kind: 'form' }),
  };
}
