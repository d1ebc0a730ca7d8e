import type { AccountAnswer } from '@portico/contract/calls/account-answer';
import type { RefusalCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';

/** A reply of success. */
export function done(Message: string): AccountAnswer {
  return { Success: true, Message, RefusalCode: null };
}

/** A reply of failure; its text gives the reason and what to do. */
export function notDone<Code extends RefusalCode>(code: Code) {
  return { Success: false, Message: refusalText(code), RefusalCode: code } as const;
}
