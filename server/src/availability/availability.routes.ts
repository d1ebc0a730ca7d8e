import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { FastifyRequest } from 'fastify';
import { todayAtHotels } from '../hotel/group-today.ts';
import { dateAt } from '../hotel/date-at.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { limitCodes, typedCodes, wrongCodes } from './code-limits.ts';
import { readPromoCode, promotionOf, readPromoCodes } from './pricing/promo-code.ts';
import { isUnknown, usableVoucher } from './pricing/usable-voucher.ts';
import { calendarComputation } from './search/calendar-computation.ts';
import { readingOf } from './search/hotel-reading.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { encodingOf, type Encoding } from '../platform/http/compression.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuseTooMany } from '../platform/http/refuse-too-many.ts';
import { refuse, refuseFields } from '../platform/http/refuse.ts';
import { jsonBytes, sendJsonBytes } from '../platform/http/send-json.ts';
import { ServerBusy } from '../platform/http/server-busy.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { answerCache } from './answer-cache.ts';
import { groupPart, unknownArea } from './group-part.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { checkPromoCodeRoute } from './check-promo-code.routes.ts';
import { groupAvailabilityRoute } from './group-availability.routes.ts';
import { limitGroupCode } from './group-code-limit.ts';
import { groupSearchRoute } from './group-search.routes.ts';
import { checkedPromoCode, groupPromoFields } from './promo-fields.ts';
import { searchAhead, type FindRooms, type SearchAhead } from './search-ahead.ts';
import { searchAvailability, searchCriteriaOf, type PreparedSearch } from './search-availability.ts';
import { searchFaults } from './search-faults.ts';
import { searchWork } from './search-work.ts';
import { stayTotalsRoute } from './stay-totals.routes.ts';
import { voucherFieldsOf } from './voucher-fields.ts';
import { windowFaults } from './window-faults.ts';

/**
 * Availability and prices: the days of a calendar, and the rooms and rates of a stay. Returns the function that answers
 * the page of a stay ahead.
 */
export async function availabilityRoutes(app: PorticoServer, deps: AvailabilityDeps): Promise<SearchAhead> {
  const { database, hotels, snapshots, clock } = deps;
  const work = searchWork(deps);
  const { slices } = work;
  const { answerBytes } = snapshots;
  const cached = answerCache(answerBytes.answers);
  /** In that encoding; takes turns with others if not cached. */
  const answer = (key: string, encoding: Encoding, workOut: () => Promise<string>) =>
    cached(`${encoding} ${key}`, async () => {
      if (slices.isFull()) throw new ServerBusy('reading');
      return jsonBytes(await workOut(), encoding);
    });
  const encodingFor = ({ headers }: FastifyRequest) => encodingOf(headers['accept-encoding']);
  const find: FindRooms = async ({ hotel, criteria, codes, address }, encoding) => {
    const today = todayAt(hotel);
    const prepared = { hotel, snapshot: await snapshots.get(hotel), criteria, codes, today };
    const spend = (nights: number) => work.spend(address, nights);
    return answer(searchKey(prepared), encoding, () => slices.run(searchAvailability(prepared), spend));
  };
  const todayAt = (hotel: Hotel) => dateAt(hotel, clock.now());

  app.route({
    ...endpoint('/api/Availability'),
    handler: async (request, reply) => {
      const { propertyId, fromDate, toDate } = request.query;
      const faults = windowFaults(fromDate, toDate, { from: 'fromDate', to: 'toDate' });
      if (faults !== undefined) return refuseFields(reply, faults);
      const hotel = await hotels.find(propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const address = clientAddress(request);
      const opensInS = work.opensInS(address);
      const { property } = hotel.definition;
      if (opensInS > 0) return refuseTooMany(reply, { thing: 'requests', opensInS }, property);
      const typed = typedCodes({ 'rate-plan': request.query.ratePlanCode });
      const limit = await limitCodes(deps, { propertyId: hotel.propertyId, address }, typed);
      if (limit.isOpen) await limit.settle(wrongCodes(hotel, typed, { isVoucherUnknown: false }));
      // After too many codes the public days are shown, whether this code is right or not.
      const ratePlanCode = limit.isOpen ? textOrNull(request.query.ratePlanCode) : null;
      const snapshot = await snapshots.get(hotel);
      const prepared = calendarComputation(
        hotel,
        snapshot,
        { first: fromDate, last: toDate, ratePlanCode, roomTypeId: request.query.roomTypeId ?? null },
        todayAt(hotel),
      );
      const spend = (nights: number) => work.spend(address, nights);
      const answered = await answer(prepared.key, encodingFor(request), () =>
        slices.run(prepared.days(), spend),
      );
      return sendJsonBytes(reply, answered);
    },
  });

  app.route({
    ...endpoint('/api/Availability/Search'),
    handler: async (request, reply) => {
      const hotel = await hotels.find(request.body.PropertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const criteria = searchCriteriaOf(request.body);
      const today = todayAt(hotel);
      const faults = searchFaults(hotel, { ...criteria.stay, rooms: criteria.rooms }, today);
      if (Object.keys(faults).length > 0) return refuseFields(reply, faults);
      const address = clientAddress(request);
      const opensInS = work.opensInS(address);
      const { property } = hotel.definition;
      if (opensInS > 0) return refuseTooMany(reply, { thing: 'requests', opensInS }, property);
      const voucherCode = textOrNull(request.body.HopGiftVoucherCode);
      const typed = typedCodes({
        promotion: criteria.promoCode,
        voucher: voucherCode,
        'rate-plan': criteria.ratePlanCode,
      });
      const limit = await limitCodes(deps, { propertyId: hotel.propertyId, address }, typed);
      if (!limit.isOpen) return refuseTooMany(reply, { thing: 'codes', ...limit }, property);
      const voucher =
        voucherCode === null ? null : await usableVoucher(database.kysely, hotel, voucherCode, today);
      const codes = {
        promo: await readPromoCode(database.kysely, hotel, criteria.promoCode),
        voucher: voucherFieldsOf(voucher),
      };
      await limit.settle(
        wrongCodes(hotel, typed, { isVoucherUnknown: voucher !== null && isUnknown(voucher) }),
      );
      return sendJsonBytes(reply, await find({ hotel, criteria, codes, address }, encodingFor(request)));
    },
  });

  await stayTotalsRoute(app, deps, work);
  await checkPromoCodeRoute(app, deps, todayAt);
  await groupSearchRoute(app, deps, work);
  await groupAvailabilityRoute(app, deps, work);
  await checkPromoCodeGroupRoute(app, deps);
  return searchAhead({ work, todayAt, find });
}

/**
 * Everything the answer of a search depends on. The state of a code is included as just read, so that the key changes
 * when its last redemption is used. Rule: docs/search.md, "Cached answers".
 */
function searchKey({ hotel, snapshot, criteria, codes, today }: PreparedSearch): string {
  const { stay, rooms, ratePlanCode, roomTypeId, locationId } = criteria;
  const { promo, voucher } = codes;
  const guests = rooms.map(({ adults, children, infants }) => [adults, children, infants].join('.'));
  const prepared = [
    readingOf(hotel),
    snapshot.revision,
    today,
    stay.arrival,
    stay.departure,
    guests.join(' '),
  ];
  const typed = [ratePlanCode, promo.state, promotionOf(promo)?.rules.id, voucher.HopGiftVoucherCodeMessage];
  const validVoucher = voucher.IsHopGiftVoucherCodeValid;
  return JSON.stringify([...prepared, roomTypeId, locationId, ...typed, validVoucher]);
}

/** Whether a hotel of the group or area accepts a code today, before dates are chosen; rate limited as at one hotel. */
async function checkPromoCodeGroupRoute(app: PorticoServer, deps: AvailabilityDeps): Promise<void> {
  const { database, groups, clock } = deps;
  app.route({
    ...endpoint('/api/Availability/CheckPromoCodeGroup'),
    handler: async (request, reply) => {
      const group = await groups.find(request.body.propertyGroupId);
      if (group === undefined) return refuse(reply, 'group.unknown');
      const searched = groupPart(group, request.body.areaId);
      if (searched === undefined) return refuseFields(reply, { areaId: unknownArea.AreaId });
      const text = textOrNull(request.body.promoCode);
      const limit = await limitGroupCode(deps, { group, address: clientAddress(request) }, text);
      if (!limit.isOpen) return refuseTooMany(reply, { thing: 'codes', ...limit }, group.definition.group);
      const hotels = searched.members.map(({ hotel }) => hotel);
      const promoAt = await readPromoCodes(database.kysely, hotels, text);
      await limit.settle();
      const todayAt = todayAtHotels(clock.now());
      const checked = hotels.map((hotel) => checkedPromoCode(promoAt(hotel), todayAt({ hotel })));
      const { IsPromoCodeValid, PromoCodeMessage } = groupPromoFields(searched, text, checked);
      return { IsPromoCodeValid: IsPromoCodeValid ?? false, PromoCodeMessage };
    },
  });
}
