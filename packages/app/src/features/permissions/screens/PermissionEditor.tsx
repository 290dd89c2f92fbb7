import { grantable as grantableBy, type Permission, permissionNames } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import { useMemo, useState } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { viewerOf } from '../../../lib/session/session.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { PermissionCategories } from '../components/PermissionCategories.tsx';
import * as styles from '../components/permissions.css.ts';
import type { SureDialogProps } from '../components/SureDialog.tsx';
import { permissionCategories } from '../permission-groups.ts';
import type { Holder } from '../permissions.api.ts';
import { permissionsCopy } from '../permissions.copy.ts';
import { usePermissionEditor } from '../use-permission-editor.ts';
import { ChangeHistory } from './ChangeHistory.tsx';

const SureDialog = lazyDialog(async () => (await import('../components/SureDialog.tsx')).SureDialog);

export interface PermissionEditorProps {
  holder: Holder;
  stored: readonly Permission[];
  /** Of a user, whose list it is: their own, or the role's. */
  origin: string | null;
  changedBy: string | null;
  changedAt: string | null;
  /** Why nothing can be changed; null where it can. */
  readOnly: string | null;
}

/** All permissions of one role or user, with what can be done with them. */
export function PermissionEditor({ holder, stored, origin, changedBy, changedAt, readOnly }: PermissionEditorProps) {
  const texts = permissionsCopy;
  const user = useUser();
  const editor = usePermissionEditor(holder, stored);
  const grantable = useMemo(() => grantableBy(viewerOf(user)), [user]);
  const [asking, ask] = useState<Pick<SureDialogProps, 'about' | 'onConfirm'> | null>(null);
  const isReadOnly = readOnly !== null;
  const isLost = (name: Permission) => !grantable.has(name);
  const { taken, isOwn } = editor;
  const save = () => void editor.save();
  const question = taken.length > 0 && isOwn ? 'own' : taken.some(isLost) ? 'lost' : null;
  const open = permissionNames.filter((name) => !editor.shown.has(name) && grantable.has(name));
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.facts}>
          <p className={styles.count} role="status">
            {texts.count(editor.shown.size, permissionNames.length)}
          </p>
          {origin !== null && <p className={styles.quiet}>{origin}</p>}
          <p className={styles.quiet}>
            {changedAt === null ? texts.neverChanged : texts.changed(changedBy, formatMoment(changedAt))}
          </p>
        </div>
        {!isReadOnly && (
          <>
            <Button isDisabled={open.length === 0 || editor.isSaving} onPress={() => editor.selectMany(open, true)}>
              {texts.selectAll}
            </Button>
            <Button
              isDisabled={editor.shown.size === 0 || editor.isSaving}
              onPress={() => editor.selectMany(permissionNames, false)}
            >
              {texts.unselectAll}
            </Button>
            {holder.kind === 'user' && (
              <Button
                isDisabled={editor.isSaving}
                onPress={() => ask({ about: 'reset', onConfirm: () => void editor.reset() })}
              >
                {texts.reset}
              </Button>
            )}
            <Button
              variant="primary"
              isPending={editor.isSaving}
              onPress={() => (question === null ? save() : ask({ about: question, onConfirm: save }))}
            >
              {texts.save}
            </Button>
          </>
        )}
      </div>
      {(isReadOnly || editor.hasDraft) && (
        <div className={styles.note}>
          <p role="status">{readOnly ?? texts.unsaved}</p>
          {!isReadOnly && (
            <Button size="compact" variant="quiet" isDisabled={editor.isSaving} onPress={editor.discard}>
              {texts.discard}
            </Button>
          )}
        </div>
      )}
      <PermissionCategories
        categories={permissionCategories}
        shown={editor.shown}
        isReadOnly={isReadOnly || editor.isSaving}
        grantable={grantable}
        onToggle={(name, isOn) => {
          const toggle = () => editor.toggle(name, isOn);
          if (!isOn && isLost(name)) ask({ about: 'lost', onConfirm: toggle });
          else toggle();
        }}
        onSelect={editor.selectMany}
      />
      <ChangeHistory holder={holder} />
      {asking && <SureDialog {...asking} onClose={() => ask(null)} />}
    </>
  );
}
