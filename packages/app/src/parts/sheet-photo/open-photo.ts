/** JPEG quality of photos of sheets that are sent or kept. */
export const JPEG_QUALITY = 0.95;

export const canvasOf = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

export const jpegBlob = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

export interface OpenPhoto {
  readonly frame: ImageData;
  /** What goes to the server if this device cannot read it: the file itself, or a JPEG of it. */
  readonly file: () => Promise<Blob | null>;
  readonly fileName: string;
}

const sentAsIs = ['image/jpeg', 'image/png'];

/** Opens a photo, turned as its EXIF says. Null when the browser cannot show it (HEIC on most). */
export async function openPhoto(file: File): Promise<OpenPhoto | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  const canvas = canvasOf(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  // A transparent PNG is paper where it is transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const frame = context.getImageData(0, 0, canvas.width, canvas.height);
  if (sentAsIs.includes(file.type)) {
    const fileName = file.name || (file.type === 'image/png' ? 'frame.png' : 'frame.jpg');
    return { frame, file: async () => file, fileName };
  }
  return { frame, file: () => jpegBlob(canvas, JPEG_QUALITY), fileName: 'upload.jpg' };
}
