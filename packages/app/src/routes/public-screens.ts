import type { ScreenId } from '../lib/paths.ts';
import { routesCopy } from './routes.copy.ts';
import type { Screen } from './screen.ts';

const { titles } = routesCopy;
const shown = (title: string, page: Screen['page']): Screen => ({ title, access: 'public', frame: 'bare', page });

/**
 * The rows of the screens that nobody has to sign in for. Apart from the others, which come with the frame of the
 * signed-in application: whoever opens the sign-in page does not wait for them.
 */
export const publicScreens = {
  signIn: shown(titles.signIn, () => import('../features/sign-in/screens/SignInScreen.tsx')),
  resetPassword: shown(titles.resetPassword, () => import('../features/sign-in/screens/ResetPasswordScreen.tsx')),
  firstAccess: shown(titles.firstAccess, () => import('../features/sign-in/screens/FirstAccessScreen.tsx')),
  publicHelp: shown(titles.publicHelp, () => import('../features/help/screens/PublicHelpScreen.tsx')),
  privacy: shown(titles.privacy, () => import('../features/about/screens/PrivacyScreen.tsx')),
  accessibility: shown(titles.accessibility, () => import('../features/about/screens/AccessibilityScreen.tsx')),
  licences: shown(titles.licences, () => import('../features/about/screens/LicencesScreen.tsx')),
} as const satisfies Partial<Record<ScreenId, Screen>>;
export type PublicScreenId = keyof typeof publicScreens;
