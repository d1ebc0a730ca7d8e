import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import { done, type CommandResult } from './command.ts';
import { wordsOf } from './with-operation.ts';

/** The `--json` output of a link to pay or to leave a card. */
export const linkAnswers = z.strictObject({ payment: z.string(), url: z.string() });
export type Link = z.input<typeof linkAnswers>;

/** A command has an address for links; what may be missing is the key. */
export const whyNoLink = (refusal: DeskRefusal, hotel: Hotel): readonly string[] =>
  refusal.code === 'desk.no-links'
    ? ['SECRET is not set: a link is signed with what the server has.']
    : wordsOf(refusal, hotel);

export function printedLink(hotel: Hotel, payment: string, url: string): CommandResult<Link> {
  const { code } = hotel.definition.property;
  const revoke = `npm run hotel -- link revoke --property ${code} --payment ${payment}`;
  return done([url, `To revoke it: ${revoke}`], { payment, url });
}
