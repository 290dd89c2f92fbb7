import { session } from '../lib/session/session.ts';
import { fetched } from '../shell/Fetched.tsx';

/** The frame of the signed-in application, fetched when somebody is; `id` null is an address without a screen. */
export const SignedIn = fetched(async () => (await import('./SignedInScreen.tsx')).default);
// Who is signed in needs the frame at once: it is fetched beside the first screen, not after it.
if (session.token() !== null) SignedIn.preload();
