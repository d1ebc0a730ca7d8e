import { guestPaths } from '@portico/contract/paths';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { isFinal, wasBooked } from '../../shared/booked/following/followed.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { givenUp, readTransaction, type StoredTransaction } from './stored-transaction.ts';
import { returnedNews, type PayNews } from './pay-news.ts';
import { PayScreen } from './pay-screen.tsx';
import { PayUnread } from './pay-states.tsx';
import { ToError } from './to-error.tsx';
import { useTransactionOnce } from './use-transaction.ts';

/** A failed payment of this tab, to try again; other tabs know nothing of it. */
export default function TransactionPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const [stored] = useState(() => readTransaction(token));
  // The guest has just ended the payment, and needs no notice.
  const isGivenUp = useLocation().state === givenUp;
  if (stored === null) return <ToError error={null} />;
  return isGivenUp ? <Again stored={stored} news={null} /> : <OnceEnded token={token} stored={stored} />;
}

function OnceEnded({ token, stored }: { token: string; stored: StoredTransaction }) {
  const { code } = useHotel();
  const query = useTransactionOnce(token);
  const { data } = query;
  if (data === undefined) return <PayUnread query={query} />;
  if (wasBooked(data.Status)) return <Navigate replace to={guestPaths.securePayConfirmation(code, token)} />;
  if (!isFinal(data.Status)) return <Navigate replace to={guestPaths.securePayStatus(code, token)} />;
  return <Again stored={stored} news={returnedNews(data)} />;
}

function Again({ stored, news }: { stored: StoredTransaction; news: PayNews | null }) {
  const { Action, InvoiceNumber: invoiceNumber, Hash: hash, PaymentId: paymentId, Email } = stored;
  const actionType = Action === 'Pay' ? 'P' : 'S';
  const link = { actionType, invoiceNumber, hash, paymentId };
  return <PayScreen link={link} typedEmail={Email} firstNews={news} />;
}
