import { useState, type ReactNode } from 'react';
import { readDocumentDataOf } from '../../lib/document-data.ts';
import { groupOf } from '../../shared/hotel/group.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';

/** Provides the group to its pages. */
export function GroupOwner({ children }: { children: ReactNode }) {
  const [group] = useState(() => groupOf(readDocumentDataOf('group')));
  return <OwnerContext value={group}>{children}</OwnerContext>;
}
