import { unreadLinkText } from '@portico/contract/texts/unread-link-texts';
import type { UnreadPart } from '@portico/contract/unread-link';
import { useOwner } from '../hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';

/** What of the link that led here could not be read; nothing where all could. */
export function UnreadLinkNotice({ parts }: { parts: readonly UnreadPart[] }) {
  const { unit } = useOwner();
  return parts.length === 0 ? null : <Notice tone="warning" title={unreadLinkText(parts, unit)} />;
}
