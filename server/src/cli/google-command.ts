import * as z from 'zod';
import { readGoogleState, tellAgain } from '../connections/google/google-feed.store.ts';
import { leftOut } from '../connections/google/left-out.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { command, done, refusedFor } from './command.ts';
import { property } from './command-option.ts';
import { withHotel } from './with-hotel.ts';

const text = z.string();

const notListed = (hotel: Hotel) =>
  refusedFor(
    `${hotel.definition.property.name} is not listed at Google: its property file has no settings.googleHotels.`,
  );

/** Rule: docs/google.md, "When something is wrong". */
export const googleStatus = command({
  name: 'google status',
  does: [
    'When Google had last taken all prices of a hotel, what it refused since, and which rates it is not told of.',
  ],
  options: { property },
  answers: z.strictObject({
    toldAt: text.nullable(),
    lastError: text.nullable(),
    tries: z.int(),
    nextTryAt: text.nullable(),
    leftOut: z.array(z.strictObject({ roomType: text, ratePlan: text, why: text })).readonly(),
  }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, { kysely }) => {
      if (hotel.definition.settings.googleHotels === undefined) return notListed(hotel);
      const state = await readGoogleState(kysely, hotel.propertyId);
      const out = leftOut(hotel);
      const isFailing = state !== undefined && state.lastError !== null;
      const answer = {
        toldAt: state?.toldAt?.toISOString() ?? null,
        lastError: state?.lastError ?? null,
        tries: state?.tries ?? 0,
        nextTryAt: isFailing ? state.dueAt.toISOString() : null,
        leftOut: out,
      };
      return done(
        [
          answer.toldAt === null
            ? 'Google has not taken everything yet.'
            : `Google had taken everything at ${answer.toldAt}.`,
          ...(isFailing
            ? [
                `Tried ${answer.tries === 1 ? 'once' : `${answer.tries} times`} since, and not taken: ${answer.lastError}`,
                `Next try at ${answer.nextTryAt}.`,
              ]
            : []),
          ...out.map(({ roomType, ratePlan, why }) => `Not told: ${ratePlan} in ${roomType}, ${why}.`),
        ],
        answer,
      );
    }),
});

/** Rule: docs/google.md, "Sending". */
export const googleSend = command({
  name: 'google send',
  does: ['Tells Google all of a hotel again: rooms, rates, prices and rules. The running server does it.'],
  options: { property },
  answers: z.strictObject({ isAsked: z.boolean() }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, { kysely }) => {
      if (hotel.definition.settings.googleHotels === undefined) return notListed(hotel);
      await tellAgain(kysely, hotel.propertyId, setting.clock.now());
      return done(['Google is told everything again.'], { isAsked: true });
    }),
});
