import type { SessionUser } from '@caderneta/contract';
import { lazy, Suspense } from 'react';
import type { ScreenId } from '../lib/paths.ts';
import { session } from '../lib/session/session.ts';
import { Waiting } from '../shell/Waiting.tsx';

const loadSignedIn = () => import('./SignedInScreen.tsx');
const SignedInScreen = lazy(loadSignedIn);
// Who is signed in needs the frame at once: it is fetched beside the first screen, not after it.
if (session.token() !== null) void loadSignedIn().catch(() => undefined);

/** The frame of the signed-in application, fetched when somebody is; `id` null is an address without a screen. */
export function SignedIn({ id, user }: { id: ScreenId | null; user: SessionUser }) {
  return (
    <Suspense fallback={<Waiting />}>
      <SignedInScreen id={id} user={user} />
    </Suspense>
  );
}
