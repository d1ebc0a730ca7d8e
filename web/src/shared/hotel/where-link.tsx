import { guestPaths } from '@portico/contract/paths';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { noteComing } from '../../lib/came-from.ts';
import { useHotel } from './hotel-context.ts';

interface WhereLinkProps {
  readonly className?: string | undefined;
  /** From a document that does not contain the page: a full load. */
  readonly isElsewhere?: boolean;
  readonly children: ReactNode;
}

/** To the page that says how to find the hotel, for hotels that have one; that page leads back. */
export function WhereLink({ className, isElsewhere = false, children }: WhereLinkProps) {
  const { code } = useHotel();
  const note = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) noteComing();
  };
  return (
    <Link className={className} to={guestPaths.where(code)} reloadDocument={isElsewhere} onClick={note}>
      {children}
    </Link>
  );
}
