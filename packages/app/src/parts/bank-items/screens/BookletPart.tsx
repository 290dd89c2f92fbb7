import type { Assessment, Booklet } from '@caderneta/contract';
import type { Numbering } from '@caderneta/omr-engine';
import { Button, LinkButton, ProgressBar } from '@caderneta/ui';
import { BookOpenText, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PaperPicture } from '../../paper-pdf/paper-document.ts';
import { paperUrl } from '../../paper-pdf/paper-url.ts';
import { useBooklet } from '../bank-items.api.ts';
import { bankItemsCopy } from '../bank-items.copy.ts';
import * as styles from '../bank-items.css.ts';
import { bookletSection, versionsOf } from '../booklet-sections.ts';

const texts = bankItemsCopy.booklet;

/** A photo as it is seen: a camera lays it down and notes how to turn it, which a PDF does not read. */
async function upright(photo: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(photo.width, photo.height);
  canvas.getContext('2d')?.drawImage(photo, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

/** The pictures that a booklet prints, by their ids. */
async function picturesOf({ questions }: Booklet): Promise<Map<string, PaperPicture>> {
  const pictures = new Map<string, PaperPicture>();
  for (const { picture } of questions) {
    if (!picture) continue;
    const answer = await fetch(picture.url);
    if (!answer.ok) throw new Error('a picture did not come');
    const stored = await answer.blob();
    const seen = await createImageBitmap(stored);
    const printed = stored.type === 'image/jpeg' ? await upright(seen) : stored;
    const { width, height } = seen;
    pictures.set(picture.id, { bytes: new Uint8Array(await printed.arrayBuffer()), width, height });
  }
  return pictures;
}

async function write(assessment: Assessment, booklet: Booklet, numbering: Numbering): Promise<string | null> {
  const pictures = await picturesOf(booklet);
  const sections = versionsOf(booklet).map((version) =>
    bookletSection(assessment, booklet, version, pictures, numbering),
  );
  return paperUrl(assessment.title, { institutionId: assessment.institution_id, sections });
}

type State = 'idle' | 'making' | 'failed' | { readonly url: string };

/** Beside the sheets of an assessment that was put together from the bank: its questions, a booklet a version, as one PDF. */
export function BookletPart({ assessment, numbering }: { assessment: Assessment; numbering: Numbering }) {
  const { data: booklet } = useBooklet(assessment.id);
  const [state, setState] = useState<State>('idle');
  const url = typeof state === 'object' ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  // Who prints sheets needs no booklet: that there is none, or that it did not come, is not told.
  if (!booklet || booklet.questions.length === 0) return null;
  const make = async () => {
    setState('making');
    const made = await write(assessment, booklet, numbering).catch(() => null);
    setState(made === null ? 'failed' : { url: made });
  };
  return (
    <section className={styles.options} aria-label={texts.title}>
      <h3 className={styles.legend}>{texts.title}</h3>
      <p className={styles.hint}>{texts.hint(booklet.questions.length, versionsOf(booklet).length)}</p>
      {state === 'making' && <ProgressBar label={texts.making} />}
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      <div className={styles.bar}>
        {url === null ? (
          <Button icon={<BookOpenText />} isPending={state === 'making'} onPress={() => void make()}>
            {texts.make}
          </Button>
        ) : (
          <>
            <span role="status">{texts.done}</span>
            <LinkButton href={url} download={texts.fileName(assessment.title)} icon={<Download />}>
              {texts.download}
            </LinkButton>
          </>
        )}
      </div>
    </section>
  );
}
