/** The screens that the shortcuts of the installed app open; apart, since its manifest and service worker name them too. */
export const shortcutPaths = { rollCallStart: '/app/chamada', correctionStart: '/app/corrigir' } as const;
