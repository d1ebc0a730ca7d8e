import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { RefusalCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';

/** It is done. */
export function done(Message: string): AccountAnswer {
  return { Success: true, Message, RefusalCode: null };
}

/** It is not, and the guest is told why and what to do. */
export function notDone<Code extends RefusalCode>(code: Code) {
  return { Success: false, Message: refusalText(code), RefusalCode: code } as const;
}
