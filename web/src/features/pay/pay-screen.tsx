import { actionAsked } from '@portico/domain/payment/pay-link';
import { PayForm } from './pay-form.tsx';
import { PayUnread } from './pay-states.tsx';
import { NothingToDo } from './nothing-to-do.tsx';
import type { PayFormProps } from './use-pay-form.ts';
import { usePayLink, type PayLink } from './use-pay-link.ts';

const madeFor = { Pay: 'pay', StoreCard: 'store-card' } as const;

interface PayScreenProps extends Pick<PayFormProps, 'typedEmail' | 'firstNews'> {
  readonly link: PayLink;
}

/** What the link asks for now: a payment, a card, or nothing any more. */
export function PayScreen({ link, typedEmail, firstNews }: PayScreenProps) {
  const query = usePayLink(link);
  const { data, refetch } = query;
  if (data === undefined) return <PayUnread query={query} />;
  const { Action, AmountToPay } = data;
  const asks = Action === 'None' ? 'none' : actionAsked(madeFor[Action], AmountToPay);
  if (asks === 'none') return <NothingToDo asked={data} />;
  return <PayForm asked={data} typedEmail={typedEmail} firstNews={firstNews} onStale={refetch} />;
}
