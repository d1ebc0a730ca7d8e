import {
  checkPromoCodeRequestSchema,
  checkPromoCodeResponseSchema,
} from '@portico/contract/calls/check-promo-code';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import { apiPaths } from '@portico/contract/paths';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { HotelDirectory } from '../../core/hotel-directory.ts';
import type { Hotel } from '../../core/hotel.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { checkedPromoCode, readPromoCode } from './promo-code.ts';
import { codeOf } from './search-availability.ts';

interface CheckPromoCodeDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly todayAt: (hotel: Hotel) => LocalDate;
}

/** Says whether a code may be used today, before any dates are chosen; limited, lest codes be guessed. */
export async function checkPromoCodeRoute(
  app: PorticoServer,
  { database, hotels, todayAt }: CheckPromoCodeDeps,
): Promise<void> {
  app.post(
    apiPaths.checkPromoCode(),
    {
      config: { access: 'anyone', load: 'reading', rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        body: checkPromoCodeRequestSchema,
        response: { 200: checkPromoCodeResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hotel = await hotels.find(request.body.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const code = await readPromoCode(database.kysely, hotel, codeOf(request.body.promoCode));
      return checkedPromoCode(code, todayAt(hotel));
    },
  );
}
