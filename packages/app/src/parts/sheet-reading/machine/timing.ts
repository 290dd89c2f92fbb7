/** First automatic attempt after the stream starts, ms. */
export const FIRST_ATTEMPT_MS = 300;
/** The next attempt after a failed one, ms. */
export const RETRY_MS = 1200;
/** Rest between two live frames, ms: the picture follows the hand, and the phone stays cool. */
export const LIVE_PAUSE_MS = 110;
/** A refused live frame that shows a sheet goes to the server at most this often, ms. */
export const SERVER_PAUSE_MS = 5_000;
/** From this many failed readings on, uploading a photo is offered. */
export const HINT_FAILURES = 2;
/** Frames that 'Capturar uma vez' may look at until readings agree. */
export const CAPTURE_FRAMES = 6;
/** How long toasts of this screen stay, ms. */
export const TOAST_MS = 4_000;
/** Rest between two live frames while a whole class passes before the camera, ms. */
export const CLASS_PAUSE_MS = 40;
