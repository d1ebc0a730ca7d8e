import type { ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactUs } from '../../shared/hotel/contact-links.tsx';
import { useOwner } from '../../shared/hotel/hotel-context.ts';
import { ShortPage } from '../../ui/short-page.tsx';

interface MessagePageProps {
  header: string;
  message: string;
  /** Further links. */
  children: ReactNode;
}

/** A page that could not be shown: what happened, further links, and the desk. */
export function MessagePage({ header, message, children }: MessagePageProps) {
  const { name } = useOwner();
  usePageFocus(`${header} – ${name}`, header);
  return (
    <ShortPage heading={header}>
      <p className="lead">{message}</p>
      <div className="actions">{children}</div>
      <ContactUs>Or ask the desk:</ContactUs>
    </ShortPage>
  );
}
