import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { ContactUs } from './contact-links.tsx';

interface FailedPageProps {
  heading: string;
  message: string;
  onRetry: () => void;
  /** What it means for the guest, before the contact. */
  children?: ReactNode;
}

/** A page that failed to load. */
export function FailedPage({ heading, message, onRetry, children }: FailedPageProps) {
  return (
    <ShortPage heading={heading}>
      <Notice tone="negative" title={message}>
        <ContactUs>{children}</ContactUs>
      </Notice>
      <p>
        <Button onClick={onRetry}>Try again</Button>
      </p>
    </ShortPage>
  );
}
