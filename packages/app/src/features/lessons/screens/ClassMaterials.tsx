import type { Material } from '@caderneta/contract';
import { Button, Card, Spinner } from '@caderneta/ui';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { DownloadButton } from '../../../parts/attachment-preview/DownloadButton.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/lessons.css.ts';
import { useClassMaterials } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';

const AttachmentDialog = lazyDialog(
  async () => (await import('../../../parts/attachment-preview/AttachmentDialog.tsx')).AttachmentDialog,
);

/** 'Materiais da turma': what the pupil's teachers have published. */
export function ClassMaterials() {
  const texts = lessonsCopy.materials;
  const id = useId();
  const materials = useClassMaterials(true);
  const { rows, failure } = materials;
  const { permissions } = useUser();
  const mayDownload = permissions.includes('download_material');
  const [open, setOpen] = useState<Material | null>(null);
  return (
    <Card as="section" aria-labelledby={id} className={styles.module}>
      <h2 id={id}>{texts.title}</h2>
      {rows === undefined ? (
        failure ? (
          <LoadFailed title={texts.loadFailed} of={materials} />
        ) : (
          <Spinner />
        )
      ) : rows.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul>
          {rows.map((material) => {
            const { title, description, attachment } = material;
            return (
              <li key={material.id} className={styles.row}>
                <span className={styles.grow}>
                  {title}
                  {description !== null && <span className={styles.by}>{` · ${description}`}</span>}
                </span>
                {permissions.includes('open_material') && (
                  <Button
                    size="compact"
                    icon={<Eye />}
                    aria-label={texts.openOf(title)}
                    onPress={() => setOpen(material)}
                  >
                    {texts.open}
                  </Button>
                )}
                {mayDownload && (
                  <DownloadButton size="compact" attachment={attachment} aria-label={texts.downloadOf(title)} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {open && <AttachmentDialog {...open} mayDownload={mayDownload} onClose={() => setOpen(null)} />}
    </Card>
  );
}
