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

/** A hotel's link: an invoice to pay, or a card to save. Rule: docs/payments.md, "Pay by link". */
export default function LinkPage() {
  const { actionType = '', invoiceNumber = '', code: hash = '' } = useParams();
  const [query] = useSearchParams();
  const paymentId = query.get('id') ?? '';
  // Read on entering only: a payment made by this page navigates by itself.
  const [token] = useState(() => readSentPayment(paymentId)?.token ?? null);
  if (paymentId === '') return <ToError error={null} />;
  const link = { actionType, invoiceNumber, hash, paymentId };
  const screen = <PayScreen link={link} typedEmail={null} firstNews={null} />;
  return token === null ? screen : <UnlessUnderWay token={token}>{screen}</UnlessUnderWay>;
}

/** A payment this tab has begun comes first, for example after returning from the bank by the mail's link. */
function UnlessUnderWay({ token, children }: { token: string; children: ReactNode }) {
  const { code } = useHotel();
  const { data, isPending } = useTransactionOnce(token);
  if (isPending) return <PayWaiting />;
  const isUnderWay = data !== undefined && !isFinal(data.Status);
  return isUnderWay ? <Navigate replace to={guestPaths.securePayStatus(code, token)} /> : children;
}
