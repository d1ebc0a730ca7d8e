import type { RefusedThing } from '@portico/contract/refusal';
import type { RefusalCode } from '@portico/contract/refusals';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { FastifyReply } from 'fastify';
import { refuseTooMany } from './refuse-too-many.ts';
import { refuse, refuseFields } from './refuse.ts';

/** Why a call is not done. */
type AskedRefusal =
  | {
      readonly code: 'request.invalid';
      /** By the names of the fields on the wire. */
      readonly faults: readonly { readonly field: string; readonly message: string }[];
    }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number }
  | { readonly code: Exclude<RefusalCode, 'request.invalid' | 'request.too-many'> };

/** What a hotel or a group is called by in refusals. */
interface House {
  readonly unitName?: UnitName;
  readonly telephone: string;
}

/** Answers a refusal of message style in the words of a house: 400 with each field at fault, 429 of a limit, else by its code. */
export function refuseAsked(
  reply: FastifyReply,
  refusal: AskedRefusal,
  house?: House,
  which?: RefusedThing,
): FastifyReply {
  if (refusal.code === 'request.too-many') return refuseTooMany(reply, refusal, house ?? { telephone: '' });
  if (refusal.code !== 'request.invalid') return refuse(reply, refusal.code, house?.unitName, which);
  const faults: Record<string, string[]> = {};
  for (const { field, message } of refusal.faults) (faults[field] ??= []).push(message);
  return refuseFields(reply, faults);
}
