import { refusalText } from '@portico/contract/texts/refusal-texts';
import { companyInvoiceOf } from '@portico/domain/payment/company-invoice';
import { Notice } from '../../ui/notice.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import type { ChosenRoom } from './chosen-room.ts';

/** States that these rates cannot be booked together, before the guest fills in a form. */
export function RatesApart({ rooms }: { rooms: readonly ChosenRoom[] }) {
  const { unit } = useHotel();
  const together = companyInvoiceOf(rooms.map(({ offer }) => offer.plan.companyInvoice));
  if (together !== 'mixed') return null;
  return <Notice tone="warning" title={refusalText('payment.rates-do-not-mix', unit)} />;
}
