import type { ReactNode } from 'react';

/** A link that opens in another tab, so that the page retains what was typed. */
export function BesideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
