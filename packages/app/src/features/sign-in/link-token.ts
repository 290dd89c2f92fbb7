/** The one-time token of a link, from the fragment (which no server logs) or the query. Empty when there is none. */
export function tokenOf(location: { readonly search: string; readonly hash: string }): string {
  const inFragment = new URLSearchParams(location.hash.replace(/^#/, '')).get('token');
  return (inFragment ?? new URLSearchParams(location.search).get('token') ?? '').trim();
}
