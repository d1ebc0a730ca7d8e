import { paymentUnderWayText } from '@portico/contract/texts/pay-by-link-texts';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';

/** Before anything is typed or pressed: somebody else is paying it. */
export function SomebodyPays({ onLookAgain }: { readonly onLookAgain: () => void }) {
  return (
    <Notice tone="warning" live="off" title={paymentUnderWayText.title}>
      {paymentUnderWayText.advice} <TextButton onClick={onLookAgain}>Look again</TextButton>
    </Notice>
  );
}
