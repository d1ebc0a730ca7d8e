import type { ReactNode } from 'react';
import { MailLink, PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';

interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  address: readonly string[];
  /** When the desk answers. */
  hours: string | null;
  /** A form to write by. */
  children?: ReactNode;
}

/** How to reach whose document it is, from every page. */
export function ContactDialog({ open, onClose, address, hours, children }: ContactDialogProps) {
  const facts = [
    { label: 'Telephone', value: <PhoneLink /> },
    { label: 'E-mail', value: <MailLink /> },
    { label: 'Address', value: address.join(', ') },
    ...(hours === null ? [] : [{ label: 'The desk', value: hours }]),
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Contact us">
      <Facts facts={facts} />
      {children}
    </Dialog>
  );
}
