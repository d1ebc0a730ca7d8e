import type { RefusedThing } from '@portico/contract/refusal';
import type { RefusalCode } from '@portico/contract/refusals';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { FastifyReply } from 'fastify';
import { refuseTooMany } from './refuse-too-many.ts';
import { refuse, refuseFields } from './refuse.ts';

/** Why a call is refused. */
type CallRefusal =
  | {
      readonly code: 'request.invalid';
      /** By wire field names. */
      readonly faults: readonly { readonly field: string; readonly message: string }[];
    }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number }
  | { readonly code: Exclude<RefusalCode, 'request.invalid' | 'request.too-many'> };

/** The hotel's or group's words for its refusals. */
interface RefusalWords {
  readonly unitName?: UnitName;
  readonly telephone: string;
}

/**
 * Sends a refusal with a message, in a hotel's or group's words: 400 with each invalid field, 429 for a limit,
 * otherwise by its code.
 */
export function sendRefusal(
  reply: FastifyReply,
  refusal: CallRefusal,
  words?: RefusalWords,
  which?: RefusedThing,
): FastifyReply {
  if (refusal.code === 'request.too-many') return refuseTooMany(reply, refusal, words ?? { telephone: '' });
  if (refusal.code !== 'request.invalid') return refuse(reply, refusal.code, words?.unitName, which);
  const faults: Record<string, string[]> = {};
  for (const { field, message } of refusal.faults) (faults[field] ??= []).push(message);
  return refuseFields(reply, faults);
}
