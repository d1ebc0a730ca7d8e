import type { ErrorBody } from '@portico/contract/calls/error-body';
import { refusals, type RefusalCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { OrderAnswer } from './kept-order-answer.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** The head of a 200 that is not what was asked for. */
interface RefusedHead extends Pick<ErrorBody, 'Message' | 'RefusalCode'> {
  readonly Success: false;
}

/** Undefined where the call itself is refused. `unit`: the hotel's own word for a room. */
export function refusedHead(refusal: OrderRefusal, unit: UnitName): RefusedHead | undefined {
  const { code } = refusal;
  if (refusals[code].status !== 200) return undefined;
  const ownText = code === 'same-day.closed' ? refusal.message : undefined;
  const which = 'which' in refusal ? refusal.which : {};
  return { Success: false, Message: ownText ?? refusalText(code, unit, which), RefusalCode: code };
}

const failures = { Declined: 'payment.declined', Expired: 'payment.expired' } as const;

/** The head of an order that was begun: of one whose payment failed nothing is changed. */
export function orderedHead(answer: Pick<OrderAnswer, 'Status' | 'isNotBegun' | 'isCardUnusable'>) {
  const code = failureOf(answer);
  return { Success: code === null, Message: code && refusalText(code), RefusalCode: code };
}

function failureOf({
  Status,
  isNotBegun,
  isCardUnusable,
}: Pick<OrderAnswer, 'Status' | 'isNotBegun' | 'isCardUnusable'>): RefusalCode | null {
  if (isNotBegun) return 'payment.not-configured';
  if (isCardUnusable) return 'payment.card-unusable';
  return Status === 'Declined' || Status === 'Expired' ? failures[Status] : null;
}
