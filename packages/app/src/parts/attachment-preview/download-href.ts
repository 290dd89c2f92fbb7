/** An attachment's address for saving it, instead of looking at it. */
export const downloadHref = (url: string) => `${url}${url.includes('?') ? '&' : '?'}download=1`;
