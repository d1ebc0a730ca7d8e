import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Hotel } from '../hotel/hotel.ts';
import { limitCodes, typedCodes, wrongCodes } from './code-limits.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuseTooMany } from '../platform/http/refuse-too-many.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { readPromoCode } from './pricing/promo-code.ts';
import { checkedPromoCode } from './promo-fields.ts';

/** Whether a code may be used today, before dates are chosen; rate limited against guessing. */
export async function checkPromoCodeRoute(
  app: PorticoServer,
  deps: AvailabilityDeps,
  todayAt: (hotel: Hotel) => LocalDate,
): Promise<void> {
  const { database, hotels } = deps;
  app.route({
    ...endpoint('/api/Availability/CheckPromoCode'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.body.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const text = textOrNull(request.body.promoCode);
      const typed = typedCodes({ promotion: text });
      const sender = { propertyId: hotel.propertyId, address: clientAddress(request) };
      const limit = await limitCodes(deps, sender, typed);
      if (!limit.isOpen) return refuseTooMany(reply, { thing: 'codes', ...limit }, hotel.definition.property);
      const code = await readPromoCode(database.kysely, hotel, text);
      await limit.settle(wrongCodes(hotel, typed, { isVoucherUnknown: false }));
      return checkedPromoCode(code, todayAt(hotel));
    },
  });
}
