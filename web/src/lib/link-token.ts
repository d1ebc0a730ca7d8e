import { useState } from 'react';
import { readSession, writeSession } from './session.ts';

type LinkPurpose = 'confirm' | 'reset' | 'booker-email';

const keyOf = (purpose: LinkPurpose) => `portico.link.${purpose}`;

/**
 * What the link of a mail carries behind its `#`, which no server is told; empty without one. It is taken out of the
 * address at once, so that it stands in no history and no analytics, and kept in the tab for a reload until it was used.
 */
export function useLinkToken(purpose: LinkPurpose): string {
  const [token] = useState(() => {
    const carried = decoded(window.location.hash.slice(1));
    if (carried === '') return storedToken(purpose);
    writeSession(keyOf(purpose), carried);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    return carried;
  });
  return token;
}

/** A link that was cut within an escape is what stands there, which the server knows for none of its own. */
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
  const kept = readSession(keyOf(purpose));
  return typeof kept === 'string' ? kept : '';
}
