/** The sharpest picture of the sheet that lies before the camera. */
export interface SharpestPhoto<Frame> {
  /**
   * A picture of it. It is made a photo only where it is sharper than those before.
   * @param isFirst another sheet's: what was seen before says nothing any more
   */
  see(frame: Frame, sharpness: number, isFirst: boolean): void;
  /** The photo, and its end; null where none was seen, or none could be made. */
  take(): string | null;
}

/** Chooses among the pictures of a sheet the one that is retained; `make` gives a picture's photo at once. */
export function sharpestPhoto<Frame>(make: (frame: Frame) => string | null): SharpestPhoto<Frame> {
  let best: { readonly sharpness: number; readonly photo: string | null } | null = null;
  return {
    see(frame, sharpness, isFirst) {
      if (best !== null && !isFirst && best.sharpness >= sharpness) return;
      best = { sharpness, photo: make(frame) };
    },
    take() {
      const photo = best?.photo ?? null;
      best = null;
      return photo;
    },
  };
}
