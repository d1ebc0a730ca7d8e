import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { useView } from './use-view.ts';
import { type View } from './view.ts';
import { viewQuery } from './view-query.ts';

interface ViewLinkProps {
  to: View;
  className?: string;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to another view of the open booking. */
export function ViewLink({ to, className = textLinkClass, onFollow, children }: ViewLinkProps) {
  const isHere = viewQuery(to) === viewQuery(useView());
  return (
    <Link
      className={className}
      to={{ search: viewQuery(to) }}
      aria-current={isHere ? 'step' : undefined}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}
