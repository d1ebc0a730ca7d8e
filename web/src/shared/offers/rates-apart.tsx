import { refusalText } from '@portico/contract/texts/refusal-texts';
import { companyInvoiceOf } from '@portico/domain/payment/company-invoice';
import { Notice } from '../../ui/notice.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import type { ChosenRoom } from './chosen-room.ts';

/** Says of rates that one booking cannot hold that it cannot, before anybody fills in a form for them. */
export function RatesApart({ rooms }: { rooms: readonly ChosenRoom[] }) {
  const { unit } = useHotel();
  const together = companyInvoiceOf(rooms.map(({ offer }) => offer.plan.companyInvoice));
  if (together !== 'mixed') return null;
  return <Notice tone="warning" title={refusalText('payment.rates-do-not-mix', unit)} />;
}
