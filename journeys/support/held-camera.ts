import type { Page } from '@playwright/test';

/** A camera that shows the sheet that a test holds before it, for as long as the test likes. */
export interface HeldCamera {
  /** A picture of 1280×720, JPEG; null is the bare table. */
  show(picture: Buffer | null): Promise<void>;
  /** What the phone has vibrated since it was asked last, ms. */
  vibrations(): Promise<number[][]>;
}

type Shown = typeof globalThis & {
  holdBeforeCamera: (base64: string | null) => Promise<void>;
  vibrated: number[][];
};

/** Gives a page such a camera; before its first address. A film cannot wait for a person's answer, this can. */
export async function holdCamera(page: Page): Promise<HeldCamera> {
  await page.addInitScript(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const context = canvas.getContext('2d');
    let held: ImageBitmap | null = null;
    // A canvas gives a frame only where it is drawn on.
    setInterval(() => {
      if (!context) return;
      context.fillStyle = '#6b4a33';
      context.fillRect(0, 0, canvas.width, canvas.height);
      if (held) context.drawImage(held, 0, 0, canvas.width, canvas.height);
    }, 40);
    (globalThis as Shown).holdBeforeCamera = async (base64) => {
      const bytes = base64 && Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      held = bytes ? await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })) : null;
    };
    (globalThis as Shown).vibrated = [];
    navigator.vibrate = (pattern) =>
      (globalThis as Shown).vibrated.push([pattern as Iterable<number>].flatMap((each) => [...each])) > 0;
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(30);
  });
  return {
    show: (picture) =>
      page.evaluate((base64) => (globalThis as Shown).holdBeforeCamera(base64), picture?.toString('base64') ?? null),
    vibrations: () => page.evaluate(() => (globalThis as Shown).vibrated.splice(0)),
  };
}
