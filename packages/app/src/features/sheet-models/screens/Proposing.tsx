import { FileDrop, ProgressBar } from '@caderneta/ui';
import type { PhotoProposal } from '../propose-from-file.ts';
import { sheetFiles } from '../sheet-files.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';
import { useFileWork } from '../use-file-work.ts';

const texts = sheetModelsCopy.editor;

// The engine's part for other makers' sheets comes with the first photo.
const propose = async (file: File, _: null, signal: AbortSignal) =>
  (await import('../propose-from-file.ts')).proposeFromFile(file, null, signal);

/** A photo of the sheet, from which the groups are proposed. */
export function Proposing({ onProposed }: { onProposed: (proposal: PhotoProposal) => void }) {
  const work = useFileWork(propose);
  if (work.isRunning) return <ProgressBar label={texts.proposing} onCancel={work.cancel} />;
  return (
    <FileDrop
      label={texts.picture}
      description={texts.pictureHint}
      accept={sheetFiles}
      errorMessage={work.error}
      onFile={(file) => void work.run(file, null).then((done) => done && onProposed(done))}
    />
  );
}
