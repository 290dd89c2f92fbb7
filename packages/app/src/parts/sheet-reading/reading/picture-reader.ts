import { createSheetReader } from '@caderneta/omr-engine';
import { type FrameLoop, runFrameLoop } from './frame-loop.ts';
import { readOnDevice, readOnServer } from './read-sheet-image.ts';

/** What turns pictures into readings, here or on the server; nothing of it is needed before the screen stands. */
export async function openPictureReader(isOfModel: boolean) {
  const reader = isOfModel ? (await import('@caderneta/omr-engine/models')).createModelReader() : createSheetReader();
  return {
    /** Reads what a camera shows until its signal ends it. */
    watch: (loop: Omit<FrameLoop, 'reader'>) => runFrameLoop({ ...loop, reader }),
    onDevice: readOnDevice.bind(null, reader),
    onServer: readOnServer,
    dispose: () => reader.dispose(),
  };
}
export type PictureReader = Awaited<ReturnType<typeof openPictureReader>>;
