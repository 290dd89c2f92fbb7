import { roleLabel } from '@caderneta/contract';
import { Accordion, Badge, Spinner, Stack } from '@caderneta/ui';
import { formatMoment } from '../../../lib/dates.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/permissions.css.ts';
import { permissionLabel } from '../permission-groups.ts';
import { type Holder, usePermissionChanges } from '../permissions.api.ts';
import { permissionsCopy } from '../permissions.copy.ts';

/** Who changed what of a role's or a user's list, the newest first, as the audit log keeps it. */
export function ChangeHistory({ holder }: { holder: Holder }) {
  const { history } = permissionsCopy;
  return (
    <Accordion level={2} items={[{ id: 'changes', title: history.title, children: <Changes holder={holder} /> }]} />
  );
}

function Changes({ holder }: { holder: Holder }) {
  const { history, changedBySomebody } = permissionsCopy;
  const changes = usePermissionChanges(holder);
  if (changes.failure) {
    return <LoadFailed title={history.failed} of={changes} />;
  }
  if (changes.data === undefined) return <Spinner />;
  if (changes.data.length === 0) return <p className={styles.quiet}>{history.none}</p>;
  return (
    <Stack as="ol" gap={3}>
      {changes.data.map(({ id, created_at, user, added, removed, override }) => (
        <Stack as="li" key={id} gap={1}>
          <p className={styles.quiet}>{`${formatMoment(created_at)} · ${user?.name ?? changedBySomebody}`}</p>
          {override === false && <p>{history.reset(roleLabel(holder.role))}</p>}
          <p className={styles.names}>
            {added.map((name) => (
              <Badge key={name} tone="success">
                {history.added(permissionLabel(name))}
              </Badge>
            ))}
            {removed.map((name) => (
              <Badge key={name} tone="danger">
                {history.removed(permissionLabel(name))}
              </Badge>
            ))}
          </p>
        </Stack>
      ))}
    </Stack>
  );
}
