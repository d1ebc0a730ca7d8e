import { useParams } from 'react-router';
import { PayEnded } from './pay-ended.tsx';
import { PayUnread } from './pay-states.tsx';
import { PayReceipt } from './pay-receipt.tsx';
import { useReceipt } from './use-transaction.ts';

/** What was paid, or which card is kept. */
export default function ConfirmationPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const query = useReceipt(token);
  const { data } = query;
  if (data === undefined) return <PayUnread query={query} token={token} />;
  return data.Success ? <PayReceipt paid={data} /> : <PayEnded message={data.Message} />;
}
