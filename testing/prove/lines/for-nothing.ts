import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { DOUBLE } from '../../builders/hotel-file.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Line } from '../line.ts';
import { meanwhile } from '../meanwhile.ts';
import type { Stage } from '../stage/stage.ts';

const ROOMS = 24;
/** There are as many rooms of the other type, and one address may hold a quarter of both. */
const SHARE = 12;
const ATTACKS = 20;
const ONCE = { tries: 3, pauseMs: 200 };
/** Nothing is paid, and none of the guest's vouchers is spent. */
const byInvoice = {
  PaymentType: 1,
  CardDetails: null,
  PaymentAmount: 0,
  HopGiftVoucherCode: null,
  HopGiftDiscountAmount: null,
} as const;

/** One address requests all rooms of a night on invoice from two servers at once; another guest pays for one. */
export const forNothing: Line = {
  name: 'one address booking for nothing',
  spans: [{ nights: 60, rooms: ROOMS }],
  servers: 2,
  environment: { TRUSTED_PROXIES: '127.0.0.1', UNPAID_SHARE: '25' },
  run: async (stage, size, report) => {
    const requested: RequestedBooking[] = [];
    const faults: string[] = [];
    const harm = async () => {
      for (let round = 0; round < Math.min(size.rounds, 10); round++) {
        const night = addDays(stage.firstNight, 50 + round);
        const attacked = await attack(stage, night, `198.51.100.${round + 1}`);
        requested.push(...attacked);
        const sold = await soldOn(stage, night);
        if (sold > SHARE) faults.push(`one address has ${sold} rooms of a night for nothing`);
        report(`one address has ${sold} of ${2 * ROOMS} rooms of a night for nothing`);
        const guest = await requestBooking(urlsOf(stage), { arrival: night, nights: 1, from: '192.0.2.1' });
        requested.push(guest);
        if (guest.answer?.Status !== 'Confirmed')
          faults.push('another guest did not get a room of that night');
      }
    };
    const others = await meanwhile(stage, size, harm, report);
    return {
      runs: Math.min(size.rounds, 10) * ATTACKS,
      requested: [...requested, ...others.requested],
      faults: [...faults, ...others.faults],
    };
  },
};

const urlsOf = ({ urls }: Stage) => urls;

/** Returns those that were booked: the others leave nothing. */
async function attack(stage: Stage, arrival: LocalDate, from: string): Promise<RequestedBooking[]> {
  const wish = { arrival, nights: 1, from, booking: byInvoice };
  const attacks = await Promise.all(
    Array.from({ length: ATTACKS }, () => requestBooking(urlsOf(stage), wish, ONCE)),
  );
  return attacks.filter(({ answer }) => answer?.Status === 'Confirmed');
}

function soldOn(stage: Stage, night: LocalDate): Promise<number> {
  return stage.withDatabase(async ({ kysely }) => {
    const row = await kysely
      .selectFrom('room_night')
      .select('sold')
      .where('room_type_id', '=', DOUBLE)
      .where('stay_date', '=', night)
      .executeTakeFirstOrThrow();
    return row.sold;
  });
}
