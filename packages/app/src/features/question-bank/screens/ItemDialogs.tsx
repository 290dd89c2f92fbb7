import type { BankItem, BankItemInput } from '@caderneta/contract';
import { useItemWrites } from '../../../parts/bank-items/bank-items.api.ts';
import { ItemFormDialog } from '../../../parts/bank-items/screens/ItemFormDialog.tsx';
import { useManagedMunicipality } from '../../../parts/managed-municipality/use-managed-municipality.ts';
import { RemovalDialog } from '../../../parts/record-form/RemovalDialog.tsx';
import { useRecordActs, wordsOfToasts } from '../../../parts/record-form/record-acts.ts';
import { questionBankCopy as texts } from '../question-bank.copy.ts';

export interface ItemDialogsProps {
  /** What the form edits: a question, or 'new'; null keeps it closed. */
  editing: BankItem | 'new' | null;
  /** What a new one begins as. */
  copied: BankItem | null;
  removing: BankItem | null;
  onClose: () => void;
}

/** The dialogs of the bank, with what their buttons do. */
export function ItemDialogs({ editing, copied, removing, onClose }: ItemDialogsProps) {
  const municipality = useManagedMunicipality();
  const writes = useItemWrites();
  const acts = useRecordActs<BankItem, BankItemInput>({
    editing,
    writes: {
      ...writes,
      update: (params, { municipality_id, from, ...patch }) => {
        if (!acts.before?.is_fixed) return writes.update(params, patch);
        const { component, year, level, skills, version } = patch;
        return writes.update(params, { component, year, level, skills, version });
      },
    },
    words: wordsOfToasts(texts.toasts),
    onClose,
  });
  if (removing !== null) {
    return (
      <RemovalDialog
        title={texts.removeTitle}
        name={removing.statement}
        onClose={onClose}
        onConfirm={() => acts.remove(removing)}
      />
    );
  }
  if (editing === null) return null;
  const { before } = acts;
  // A picture is stored once: a copy begins without it.
  const known = copied ? { ...copied, picture: null } : undefined;
  return (
    <ItemFormDialog
      key={before?.id ?? copied?.id ?? 'new'}
      title={before ? texts.form.editTitle : texts.form.addTitle}
      form={copied ? `questao.copia.${copied.id}` : `questao.${before?.id ?? 'nova'}`}
      editing={before}
      known={known}
      municipality={municipality}
      onClose={onClose}
      onSave={acts.save}
    />
  );
}
