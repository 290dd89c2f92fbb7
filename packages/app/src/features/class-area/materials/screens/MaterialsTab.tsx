import { type Material, materialEndpoints, type SchoolClass } from '@caderneta/contract';
import { Badge, Button, Card, ConfirmDelete, IconButton, Stack } from '@caderneta/ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { useUser } from '../../../../lib/session/use-session.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { DownloadButton } from '../../../../parts/attachment-preview/DownloadButton.tsx';
import { DraftOffer } from '../../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../../parts/lazy/LazyPart.tsx';
import { WholeList } from '../../../../parts/listing/WholeList.tsx';
import { tellRemoval } from '../../../../parts/record-form/tell-write.ts';
import { useMaterials, useMaterialWrites } from '../materials.api.ts';
import { materialsCopy as texts } from '../materials.copy.ts';
import * as styles from '../materials.css.ts';

const MaterialDialog = lazyDialog(async () => (await import('./MaterialDialog.tsx')).MaterialDialog);
const PreviewDialog = lazyDialog(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

type Open = { act: 'add' } | { act: 'edit' | 'remove' | 'open'; material: Material };

/** Materiais: what the class's teachers share. */
export function MaterialsTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const materials = useMaterials(schoolClass.id);
  const writes = useMaterialWrites();
  const may = useMay();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = async ({ id }: Material) => {
    const refused = await tellRemoval(writes.remove({ id }), { done: texts.removed, failed: texts.removeFailed });
    if (refused === null) close();
  };
  const mayAdd = may(materialEndpoints.create) && schoolClass.can_write;
  return (
    <Stack as="section" aria-label={texts.region}>
      <WholeList
        texts={texts}
        list={materials}
        offer={<DraftOffer form={`material.novo.${schoolClass.id}`} onContinue={() => setOpen({ act: 'add' })} />}
        onAdd={mayAdd ? () => setOpen({ act: 'add' }) : undefined}
      >
        {(rows) => (
          <Stack as="ul" gap={3}>
            {rows.map((material) => (
              <MaterialRow key={material.id} material={material} onAct={(act) => setOpen({ act, material })} />
            ))}
          </Stack>
        )}
      </WholeList>
      {(open?.act === 'add' || open?.act === 'edit') && (
        <MaterialDialog editing={open.act === 'edit' ? open.material : null} classId={schoolClass.id} onClose={close} />
      )}
      {open?.act === 'open' && <PreviewDialog material={open.material} onClose={close} />}
      {open?.act === 'remove' && (
        <ConfirmDelete
          title={texts.removeTitle}
          message={
            <>
              {texts.removeMessage} <b>{open.material.title}</b>
              {`? ${texts.removeWarning}`}
            </>
          }
          onClose={close}
          onConfirm={() => remove(open.material)}
        />
      )}
    </Stack>
  );
}

function MaterialRow({ material, onAct }: { material: Material; onAct: (act: 'open' | 'edit' | 'remove') => void }) {
  const may = useMay();
  const { permissions } = useUser();
  const { title, description, attachment, hidden, created_at, can_write } = material;
  return (
    <Card as="li" aria-label={title} className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}
          {hidden && <Badge tone="neutral">{texts.hiddenBadge}</Badge>}
        </h2>
        {description !== null && <p>{description}</p>}
        <p className={styles.muted}>{texts.facts(attachment.name, attachment.size, formatDay(created_at))}</p>
      </div>
      <div className={styles.acts}>
        {permissions.includes('open_material') && (
          <Button icon={<Eye />} aria-label={texts.openOf(title)} onPress={() => onAct('open')}>
            {texts.open}
          </Button>
        )}
        {permissions.includes('download_material') && (
          <DownloadButton attachment={attachment} aria-label={texts.downloadOf(title)} />
        )}
        {can_write && may(materialEndpoints.update) && (
          <IconButton label={texts.edit(title)} icon={<Pencil />} onPress={() => onAct('edit')} />
        )}
        {can_write && may(materialEndpoints.remove) && (
          <IconButton label={texts.remove(title)} icon={<Trash2 />} onPress={() => onAct('remove')} />
        )}
      </div>
    </Card>
  );
}
