import type { ImportPreview, ImportResult, ImportRole, ImportRow } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/api/failure-text.ts';
import { errorsLeft, type FieldErrors, serverErrors } from '../../lib/forms/field-errors.ts';
import { useAsked } from '../../lib/forms/use-asked.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { uniqueId } from '../../lib/unique-id.ts';
import { checkImport, type ImportValues, type SheetInput, startImport } from './import-form.ts';
import { cancelImport, previewImport, useImport, useImportProgress } from './people-import.api.ts';
import { importCopy } from './people-import.copy.ts';

/** How far the person is: filling in, looking at what the sheet would become, waiting, done. */
export type ImportStage =
  | { readonly kind: 'form' }
  | {
      readonly kind: 'preview' | 'running';
      readonly id: string;
      readonly sheet: SheetInput;
      readonly preview: ImportPreview;
    }
  | { readonly kind: 'done'; readonly role: ImportRole; readonly result: ImportResult };

const roleOf = (search: URLSearchParams): ImportRole =>
  search.get('perfil') === 'professores' ? 'TEACHER' : 'STUDENT';

/** What the call names each field that is filled in; a sheet is one, however it is given. */
const callNames = { institutionId: 'institution_id', classId: 'class_id' } as const;

/** The import from the empty form to its result. What was filled in survives a refusal, and a reload. */
export function usePeopleImport() {
  const user = useUser();
  const [search] = useSearchParams();
  const role = roleOf(search);
  const fixedInstitution = user.role === 'MANAGER' ? (user.profiles[0]?.institution_id ?? null) : null;
  const draft = useDraft(`importar.${role}`, startImport(role, fixedInstitution));
  const [stage, setStage] = useState<ImportStage>({ kind: 'form' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const checking = useAsked();
  const [isCancelling, setCancelling] = useState(false);
  const wasCancelled = useRef(false);
  const take = useImport();
  const progress = useImportProgress(stage.kind === 'running' ? stage.id : null);

  const check = async () => {
    const checked = checkImport(draft.values);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok || checking.isAsking) return;
    const answer = await checking.ask(() => previewImport(checked.value));
    if (answer === null) return;
    if (answer.ok) {
      setStage({
        kind: 'preview',
        id: draft.values.importId ?? uniqueId(),
        sheet: checked.value,
        preview: answer.data,
      });
      return;
    }
    setErrors(serverErrors(answer.errors));
    showToast({ tone: 'error', message: failureText(answer, importCopy.checkFailed) });
  };

  const change = (part: Partial<ImportValues>) => {
    checking.giveUp();
    draft.change(part);
    const [name = ''] = Object.keys(part);
    const typed = name in callNames ? callNames[name as keyof typeof callNames] : 'file';
    setErrors((shown) =>
      errorsLeft(shown, checkImport(draft.values), checkImport({ ...draft.values, ...part }), typed),
    );
  };

  const submit = async (confirmed: readonly ImportRow[]) => {
    if (stage.kind !== 'preview') return;
    wasCancelled.current = false;
    const send = (id: string) => {
      draft.change({ importId: id });
      setStage({ ...stage, kind: 'running', id });
      return take(stage.sheet, id, confirmed);
    };
    const first = await send(stage.id);
    const isOfAnotherSheet = !first.ok && first.code === 'idempotency-mismatch';
    const id = isOfAnotherSheet ? uniqueId() : stage.id;
    const answer = isOfAnotherSheet ? await send(id) : first;
    setCancelling(false);
    if (!answer.ok) {
      // Refused it is over: another try is another import. One whose answer was lost is the same.
      const isOver = answer.code === 'import-invalid';
      if (isOver) draft.change({ importId: null });
      setStage({ ...stage, kind: 'preview', id: isOver ? uniqueId() : id });
      showToast({ tone: wasCancelled.current ? 'info' : 'error', message: failureText(answer, importCopy.failed) });
      return;
    }
    draft.forget();
    showToast({ tone: 'success', message: importCopy.done(answer.data.created, stage.sheet.role) });
    setStage({ kind: 'done', role: stage.sheet.role, result: answer.data });
  };

  const cancel = async () => {
    if (stage.kind !== 'running') return;
    wasCancelled.current = true;
    setCancelling(true);
    const answer = await cancelImport(stage.id);
    if (answer.ok) return;
    wasCancelled.current = false;
    setCancelling(false);
    showToast({ tone: 'error', message: failureText(answer, importCopy.cancelFailed) });
  };

  return {
    stage,
    values: draft.values,
    change,
    errors,
    isChecking: checking.isAsking,
    isInstitutionFixed: fixedInstitution !== null,
    progress,
    isCancelling,
    check,
    submit,
    cancel,
    back: () => setStage({ kind: 'form' }),
    restart: () => {
      draft.change({ file: null, text: '', importId: null });
      draft.forget();
      setStage({ kind: 'form' });
    },
  };
}
