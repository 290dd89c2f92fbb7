/**
 * Pages of the app that nobody has to sign in for. The app's router, its service worker, the server that answers their addresses
 * and the links that it sends take them from here.
 */
export const publicPages = {
  signIn: '/',
  resetPassword: '/redefinir-senha',
  firstAccess: '/primeiro-acesso',
  publicHelp: '/ajuda',
  privacy: '/privacidade',
  accessibility: '/acessibilidade',
  licences: '/licencas',
} as const;
