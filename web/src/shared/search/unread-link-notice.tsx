import { unreadLinkText } from '@portico/contract/texts/unread-link-texts';
import type { UnreadPart } from '@portico/contract/unread-link';
import { useOwner } from '../hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';

/** The unreadable parts of the link that led here; nothing when there are none. */
export function UnreadLinkNotice({ parts }: { parts: readonly UnreadPart[] }) {
  const { unit } = useOwner();
  return parts.length === 0 ? null : <Notice tone="warning" title={unreadLinkText(parts, unit)} />;
}
