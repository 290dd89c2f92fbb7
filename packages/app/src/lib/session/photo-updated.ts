const eventName = 'profile-photo-updated';

/** Says that the signed-in user's photo is another one now: the frame then asks `/auth/profile` who the user is, and reads the photo. */
export function announcePhoto(): void {
  window.dispatchEvent(new Event(eventName));
}

/** Hears of it; answers what stops the listening. */
export function onPhotoUpdated(listener: () => void): () => void {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
