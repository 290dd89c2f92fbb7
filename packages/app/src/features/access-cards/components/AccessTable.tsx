import type { PupilAccess } from '@caderneta/contract';
import { Badge, type BadgeTone, EmptyState, Table } from '@caderneta/ui';
import { formatDay } from '../../../lib/dates.ts';
import { accessCardsCopy } from '../access-cards.copy.ts';

const tones: Record<PupilAccess['state'], BadgeTone> = {
  READY: 'success',
  CODE: 'info',
  NONE: 'warning',
  INACTIVE: 'neutral',
};

/** The pupils of a class and how far the access of each is. */
export function AccessTable({ pupils }: { pupils: readonly PupilAccess[] }) {
  const texts = accessCardsCopy;
  const { name, matricula, email, state } = texts.columns;
  return (
    <Table
      label={texts.list}
      columns={[
        { id: 'name', label: name, isRowHeader: true },
        { id: 'matricula', label: matricula },
        { id: 'email', label: email },
        { id: 'state', label: state },
      ]}
      empty={<EmptyState isSearch title={texts.none} />}
      rows={pupils.map((pupil) => ({
        id: pupil.user_id,
        name: pupil.name,
        cells: {
          name: pupil.name,
          matricula: pupil.matricula ?? texts.empty,
          email: pupil.email,
          state: (
            <Badge tone={tones[pupil.state]}>
              {pupil.state === 'CODE' && pupil.expires_at !== null
                ? texts.codeUntil(formatDay(pupil.expires_at))
                : texts.states[pupil.state]}
            </Badge>
          ),
        },
      }))}
    />
  );
}
