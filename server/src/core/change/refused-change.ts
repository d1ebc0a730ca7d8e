import type { ErrorBody } from '@portico/contract/calls/error-body';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { OrderRefusal } from './order-refusal.ts';

/** The head of a 200 that is not what was asked for. */
export interface RefusedHead extends Pick<ErrorBody, 'Message' | 'RefusalCode'> {
  readonly Success: false;
}

/** `unit`: the hotel's own word for a room. */
export function refusedHead(refusal: OrderRefusal, unit: UnitName | undefined): RefusedHead {
  const { code } = refusal;
  const ownText = code === 'same-day.closed' ? refusal.message : undefined;
  const which = 'which' in refusal ? refusal.which : {};
  return { Success: false, Message: ownText ?? refusalText(code, unit, which), RefusalCode: code };
}
