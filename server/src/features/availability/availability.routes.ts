import { availabilityQuerySchema, availabilityResponseSchema } from '@portico/contract/calls/availability';
import { searchRequestSchema, searchResponseSchema } from '@portico/contract/calls/availability-search';
import { apiPaths } from '@portico/contract/paths';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { FastifyRequest } from 'fastify';
import { dateAt } from '../../core/hotel/date-at.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { limitCodes, typedCodes, wrongCodes } from '../../core/limits/code-limits.ts';
import { isUnknown, usableVoucher } from '../../core/pricing/usable-voucher.ts';
import { encodingOf, type Encoding } from '../../platform/http/compression.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse, refuseFields } from '../../platform/http/refuse.ts';
import { jsonBytes, sendJsonBytes, type JsonBytes } from '../../platform/http/send-json.ts';
import { ServerBusy } from '../../platform/http/server-busy.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { checkPromoCodeRoute } from './check-promo-code.routes.ts';
import { checkPromoCodeGroupRoute } from './check-promo-code-group.routes.ts';
import { groupAvailabilityRoute } from './group-availability.routes.ts';
import { groupSearchRoute } from './group-search.routes.ts';
import { askedCalendar, dailyAnswers } from '../../core/search/daily-answers.ts';
import { workedOutOnce } from '../../core/search/worked-out-once.ts';
import { writtenStays } from '../../core/search/written-stays.ts';
import { readPromoCode } from '../../core/pricing/promo-code.ts';
import { searchAvailability, searchCriteriaOf } from './search-availability.ts';
import { searchAhead, type FindRooms, type SearchAhead } from './search-ahead.ts';
import { searchKey } from './search-key.ts';
import { searchFaults } from './search-faults.ts';
import { searchWork } from './search-work.ts';
import { voucherFieldsOf } from './voucher-fields.ts';
import { windowFaults } from './window-faults.ts';

/**
 * What is available and from what price: the days of a calendar, and the rooms and rates of a stay. Answers what gives
 * the page of a stay the same ahead.
 */
export async function availabilityRoutes(app: PorticoServer, deps: AvailabilityDeps): Promise<SearchAhead> {
  const { database, hotels, snapshots, clock } = deps;
  const work = searchWork(deps);
  const { turns } = work;
  const { answerBytes } = snapshots;
  const daily = dailyAnswers(turns, answerBytes.calendars);
  const staysOf = writtenStays(answerBytes.stays);
  const answers = workedOutOnce<JsonBytes>(answerBytes.answers, ({ bytes }) => bytes.length);
  /** As it is kept for who reads that encoding, else worked out in turn with others. */
  const answer = (key: string, encoding: Encoding, workOut: () => Promise<Buffer>) =>
    answers(`${encoding} ${key}`, async () => {
      if (turns.isFull()) throw new ServerBusy('reading');
      return jsonBytes(await workOut(), encoding);
    });
  const encodingFor = ({ headers }: FastifyRequest) => encodingOf(headers['accept-encoding']);
  const find: FindRooms = async ({ hotel, criteria, codes, address }, encoding) => {
    const today = todayAt(hotel);
    const asked = { hotel, snapshot: await snapshots.get(hotel), criteria, codes, today };
    const spend = (nights: number) => work.spend(address, nights);
    return answer(searchKey(asked), encoding, () => turns.run(searchAvailability(asked, staysOf), spend));
  };
  const todayAt = (hotel: Hotel) => dateAt(hotel, clock.now());

  app.get(
    apiPaths.availability(),
    forAnyone({ querystring: availabilityQuerySchema }, availabilityResponseSchema),
    async (request, reply) => {
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
      // Whoever has tried too many sees the days of all, whether this code is right or not.
      const ratePlanCode = limit.isOpen ? textOrNull(request.query.ratePlanCode) : null;
      const snapshot = await snapshots.get(hotel);
      const asked = askedCalendar(
        hotel,
        snapshot,
        { first: fromDate, last: toDate, ratePlanCode, roomTypeId: request.query.roomTypeId ?? null },
        todayAt(hotel),
      );
      const spend = (nights: number) => work.spend(address, nights);
      return sendJsonBytes(reply, await answer(asked.key, encodingFor(request), () => daily(asked, spend)));
    },
  );

  app.post(
    apiPaths.availabilitySearch(),
    forAnyone({ body: searchRequestSchema }, searchResponseSchema),
    async (request, reply) => {
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
  );

  await checkPromoCodeRoute(app, deps, todayAt);
  await groupSearchRoute(app, deps, work);
  await groupAvailabilityRoute(app, deps, work);
  await checkPromoCodeGroupRoute(app, deps);
  return searchAhead({ work, todayAt, find });
}
