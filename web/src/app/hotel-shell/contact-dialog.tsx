import { MailLink, PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';

/** How to reach the hotel, from every page. */
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
    </Dialog>
  );
}
