import { useEffect, useState } from 'react';
import { readSession, writeSession } from './session.ts';

type LinkPurpose = 'confirm' | 'reset' | 'booker-email' | 'account-email' | 'staff-invitation';

const keyOf = (purpose: LinkPurpose) => `portico.link.${purpose}`;

/**
 * The fragment of a mail's link, which no server receives; empty without one. It is removed from the address at once,
 * so that no history and no analytics contain it. The tab stores it for a reload, until `forgetLinkToken`.
 */
export function useLinkToken(purpose: LinkPurpose): string {
  const [token] = useState(() => {
    const carried = carriedToken();
    if (carried === '') return storedToken(purpose);
    writeSession(keyOf(purpose), carried);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    return carried;
  });
  useEffect(() => {
    // Another mail's link in this tab changes only the fragment: the page starts again with it.
    const startAgain = () => {
      if (carriedToken() !== '') window.location.reload();
    };
    window.addEventListener('hashchange', startAgain);
    return () => window.removeEventListener('hashchange', startAgain);
  }, []);
  return token;
}

/** Of the address; the fragment of the link to the content is none. */
function carriedToken(): string {
  const fragment = window.location.hash.slice(1);
  return fragment === 'main' ? '' : decoded(fragment);
}

/** A link truncated within an escape is returned as it is; the server will not know it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function forgetLinkToken(purpose: LinkPurpose): void {
  writeSession(keyOf(purpose), null);
}

function storedToken(purpose: LinkPurpose): string {
  const stored = readSession(keyOf(purpose));
  return typeof stored === 'string' ? stored : '';
}
