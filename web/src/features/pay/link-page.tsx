import { useParams, useSearchParams } from 'react-router';
import { PayScreen } from './pay-screen.tsx';
import { ToError } from './to-error.tsx';

/** A link of the hotel's: an invoice that is to be paid, or a card that is to be kept. Rule: docs/payments.md, "Pay by link". */
export default function LinkPage() {
  const { actionType = '', invoiceNumber = '', code: hash = '' } = useParams();
  const [query] = useSearchParams();
  const paymentId = query.get('id') ?? '';
  if (paymentId === '') return <ToError error={null} />;
  return (
    <PayScreen link={{ actionType, invoiceNumber, hash, paymentId }} typedEmail={null} firstNews={null} />
  );
}
