import type { ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import { limitNews } from '../../../lib/api-error.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import type { SendOutcome } from '../../../shared/submitting/send-once.ts';
import { failedTexts } from '../../../shared/submitting/submit-texts.ts';

/** Why a save failed. */
export interface SaveNews {
  /** `stale`: someone else has changed the booking. `closed`: it has to be looked up again. */
  readonly kind: 'failed' | 'stale' | 'closed';
  readonly message: string;
}

const failed = failedTexts.change;

/** In the server's words, or the documented ones when it sent none. */
export function newsOfSave(outcome: SendOutcome<ManageUpdateResponse>, { telephone }: Hotel): SaveNews {
  if (outcome.kind === 'answered') {
    const { Message, RefusalCode } = outcome.answer;
    const isStale = RefusalCode === 'reservation.changed-meanwhile';
    return { kind: isStale ? 'stale' : 'failed', message: Message ?? failed };
  }
  const { error } = outcome;
  if (error.status === 404) return { kind: 'closed', message: failed };
  return { kind: 'failed', message: limitNews(error, telephone) ?? error.message };
}

/** Shown when the form is closed; for a booking changed meanwhile, the server's own message states it. */
export function nothingSaved({ kind, message }: SaveNews): string {
  return kind === 'stale' || message === failed ? message : `${message} Nothing was saved.`;
}
