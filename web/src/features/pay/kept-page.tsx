import { guestPaths } from '@portico/contract/paths';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { isFinal, wasBooked } from '../../parts/following/followed.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { readTransaction, type KeptTransaction } from './kept-transaction.ts';
import { returnedNews } from './pay-news.ts';
import { PayScreen } from './pay-screen.tsx';
import { PayFailed, PayWaiting } from './pay-states.tsx';
import { opensNothing, ToError } from './to-error.tsx';
import { useTransactionOnce } from './use-transaction.ts';

/** A payment of this tab that came to nothing, to be tried again; any other tab knows nothing of it. */
export default function KeptPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const [kept] = useState(() => readTransaction(token));
  return kept === null ? <ToError error={null} /> : <KeptScreen token={token} kept={kept} />;
}

function KeptScreen({ token, kept }: { token: string; kept: KeptTransaction }) {
  const { code } = useHotel();
  const { data, error, refetch } = useTransactionOnce(token);
  if (opensNothing(error)) return <ToError error={error} />;
  if (error !== null) return <PayFailed message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <PayWaiting />;
  if (wasBooked(data.Status)) return <Navigate replace to={guestPaths.securePayConfirmation(code, token)} />;
  if (!isFinal(data.Status)) return <Navigate replace to={guestPaths.securePayStatus(code, token)} />;
  const { Action, InvoiceNumber: invoiceNumber, Hash: hash, PaymentId: paymentId, Email } = kept;
  const actionType = Action === 'Pay' ? 'P' : 'S';
  return (
    <PayScreen
      link={{ actionType, invoiceNumber, hash, paymentId }}
      typedEmail={Email}
      firstNews={returnedNews(data)}
    />
  );
}
