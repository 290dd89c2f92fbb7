import { formatMoment, type RecordConflict } from '@caderneta/contract';
import { Button, Notice, Table } from '@caderneta/ui';
import { conflictCopy as texts } from './conflict.copy.ts';

export interface ConflictNoticeProps {
  conflict: RecordConflict;
  isSaving: boolean;
  /** Saves what was typed over what somebody else saved. */
  onKeepMine: () => void;
  /** Lets go of what was typed. */
  onUseTheirs: () => void;
}

/** In a form whose record somebody else saved meanwhile: who, when, which fields, both values side by side, and a button for each. */
export function ConflictNotice({ conflict, isSaving, onKeepMine, onUseTheirs }: ConflictNoticeProps) {
  const { by, at, changed, fields } = conflict;
  const value = (text: string | null) => text ?? texts.empty;
  return (
    <Notice
      tone="danger"
      title={texts.title(by)}
      actions={
        <>
          <Button size="compact" onPress={onKeepMine} isPending={isSaving}>
            {texts.keepMine}
          </Button>
          <Button size="compact" onPress={onUseTheirs} isDisabled={isSaving}>
            {texts.useTheirs}
          </Button>
        </>
      }
    >
      <p>{texts.what(at === null ? null : formatMoment(at), changed)}</p>
      {fields.length > 0 && (
        <Table
          label={texts.values}
          columns={[
            { id: 'field', label: texts.field, isRowHeader: true },
            { id: 'mine', label: texts.mine },
            { id: 'theirs', label: texts.theirs(by) },
          ]}
          rows={fields.map(({ label, mine, theirs }) => ({
            id: label,
            cells: { field: label, mine: value(mine), theirs: value(theirs) },
          }))}
        />
      )}
    </Notice>
  );
}
