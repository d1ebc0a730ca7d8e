import { MailLink, PhoneLink } from '../../parts/hotel/contact-links.tsx';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';

/** How to reach the group, from every page of it. */
export function GroupContact({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { Address, Desk } = useGroup().group;
  const facts = [
    { label: 'Telephone', value: <PhoneLink /> },
    { label: 'E-mail', value: <MailLink /> },
    { label: 'Address', value: Address.join(', ') },
    ...(Desk === null ? [] : [{ label: 'The desk', value: Desk }]),
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Contact us">
      <Facts facts={facts} />
    </Dialog>
  );
}
