import { guestPaths } from '@portico/contract/paths';
import { useState, type ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { isFinal } from '../../shared/booked/following/followed.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { PayScreen } from './pay-screen.tsx';
import { PayWaiting } from './pay-states.tsx';
import { readSentPayment } from './sent-payment.ts';
import { ToError } from './to-error.tsx';
import { useTransactionOnce } from './use-transaction.ts';

/** A link of the hotel's: an invoice that is to be paid, or a card that is to be kept. Rule: docs/payments.md, "Pay by link". */
export default function LinkPage() {
  const { actionType = '', invoiceNumber = '', code: hash = '' } = useParams();
  const [query] = useSearchParams();
  const paymentId = query.get('id') ?? '';
  // Looked at on entering only: the payment that this page makes leads on by itself.
  const [token] = useState(() => readSentPayment(paymentId)?.token ?? null);
  if (paymentId === '') return <ToError error={null} />;
  const link = { actionType, invoiceNumber, hash, paymentId };
  const screen = <PayScreen link={link} typedEmail={null} firstNews={null} />;
  return token === null ? screen : <UnlessUnderWay token={token}>{screen}</UnlessUnderWay>;
}

/** A payment that this tab has begun comes first, as when its guest comes back from the bank by the link of the mail. */
function UnlessUnderWay({ token, children }: { token: string; children: ReactNode }) {
  const { code } = useHotel();
  const { data, isPending } = useTransactionOnce(token);
  if (isPending) return <PayWaiting />;
  const isUnderWay = data !== undefined && !isFinal(data.Status);
  return isUnderWay ? <Navigate replace to={guestPaths.securePayStatus(code, token)} /> : children;
}
