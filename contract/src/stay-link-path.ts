/**
 * The address for links and forms of other sites, which leads on to the rooms or the search. Apart from guestPaths, so
 * that the search widget loads none of the others. Rule: docs/deep-links.md.
 */
export function stayLinkPath(code: string): string {
  return `/Book/${encodeURIComponent(code)}/Stay`;
}
