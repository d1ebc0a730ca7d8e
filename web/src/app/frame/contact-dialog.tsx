import { useEffect, useState, type ComponentType } from 'react';
import { MailLink, PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';

interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  address: readonly string[];
  /** When the desk answers. */
  hours: string | null;
}

/** How to reach whose document it is, from every page, and a form to write by. */
export function ContactDialog({ open, onClose, address, hours }: ContactDialogProps) {
  const facts = [
    { label: 'Telephone', value: <PhoneLink /> },
    { label: 'E-mail', value: <MailLink /> },
    { label: 'Address', value: address.join(', ') },
    ...(hours === null ? [] : [{ label: 'The desk', value: hours }]),
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Contact us">
      <Facts facts={facts} />
      <LateContactForm />
    </Dialog>
  );
}

/** Fetched when it is asked for. A guest who is offline has the telephone above it, and an open dialog. */
function LateContactForm() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../../parts/contact/contact-form.tsx').then(
      ({ ContactForm }) => setForm(() => ContactForm),
      () => undefined,
    );
  }, []);
  return Form && <Form />;
}
