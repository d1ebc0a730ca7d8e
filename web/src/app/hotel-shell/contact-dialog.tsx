import { useEffect, useState, type ComponentType } from 'react';
import { MailLink, PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';

/** How to reach the hotel, from every page: by telephone, by mail, or by writing here. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { property } = useHotel();
  const facts = [
    { label: 'Telephone', value: <PhoneLink /> },
    { label: 'E-mail', value: <MailLink /> },
    { label: 'Address', value: property.Address.join(', ') },
    { label: 'The desk', value: property.Voice.Desk },
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Contact us">
      <Facts facts={facts} />
      <LateForm />
    </Dialog>
  );
}

/** Fetched when it is asked for. A guest who is offline has the telephone above it, and an open dialog. */
function LateForm() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('../../parts/contact/contact-form.tsx').then(
      ({ ContactForm }) => setForm(() => ContactForm),
      () => undefined,
    );
  }, []);
  return Form && <Form />;
}
