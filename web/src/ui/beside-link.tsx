import type { ReactNode } from 'react';

/** A link that opens beside the page, which keeps what was typed. */
export function BesideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
