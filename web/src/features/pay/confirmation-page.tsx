import { useParams } from 'react-router';
import { PayEnded } from './pay-ended.tsx';
import { PayFailed, PayWaiting } from './pay-states.tsx';
import { PayReceipt } from './pay-receipt.tsx';
import { opensNothing, ToError } from './to-error.tsx';
import { useReceipt } from './use-transaction.ts';

/** What was paid, or which card is kept. */
export default function ConfirmationPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useReceipt(token);
  if (data !== undefined)
    return data.Success ? <PayReceipt paid={data} /> : <PayEnded message={data.Message} />;
  if (error === null) return <PayWaiting />;
  if (opensNothing(error)) return <ToError error={error} token={token} />;
  return <PayFailed message={error.message} onRetry={() => void refetch()} />;
}
