import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { arrivalsOf } from '@portico/domain/reports/arrivals';
import { averageOf, shareOf } from '@portico/domain/reports/figures';
import { openStayReport, type StayReport } from '@portico/domain/reports/stay-report';
import type { StaySums } from '@portico/domain/reports/stay-sums';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Run } from '../run/operation.ts';
import { datesOf } from './dates-of.ts';
import { inSlices } from './in-slices.ts';
import { readNightsForSale, readRoomsByNight, type RoomOfReport } from './report-rooms.store.ts';

type Stays = 'Reports/Stays';

/**
 * What the nights of a period brought, and how its rooms were booked. Rule: docs/reports.md, "Revenue by night", "Lead
 * time", "Cancellations".
 */
export async function reportStays(
  run: Pick<Run, 'database' | 'hotel'>,
  takes: DeskTaken<Stays>,
): Promise<DeskAnswer<Stays>> {
  const { hotel } = run;
  const { rooms, report } = await readStays(run, takes);
  const arriving = rooms.filter(({ stay }) => stay.arrival >= takes.from && stay.arrival <= takes.to);
  const { cancelled, ...arrivals } = arrivalsOf(arriving);
  return {
    currency: hotel.currency,
    sums: report.sums,
    figures: figuresOf(report.sums),
    days: [...report.days].map(([date, sums]) => ({ date, ...sums })),
    roomTypes: roomTypesOf(hotel, rooms, report),
    extras: [...report.extras.values()].sort((a, b) => b.grossMinor - a.grossMinor),
    codes: codesOf(rooms, report),
    arrivals: {
      ...arrivals,
      cancelled: { ...cancelled, basisPoints: shareOf(cancelled.rooms, arrivals.rooms + cancelled.rooms) },
    },
  };
}

/** The rooms of a period, cancelled ones too, and their sums. */
export async function readStays(
  { hotel, database: { kysely } }: Pick<Run, 'database' | 'hotel'>,
  { from, to, roomTypeId }: DeskTaken<Stays>,
): Promise<{ readonly rooms: readonly RoomOfReport[]; readonly report: StayReport }> {
  const period = { from, to };
  const rooms = await readRoomsByNight(kysely, hotel, period, roomTypeId);
  const nights = await readNightsForSale(kysely, hotel, period, roomTypeId);
  const open = openStayReport(datesOf(period));
  await inSlices(rooms, open.addRoom);
  nights.forEach(open.addForSale);
  return { rooms, report: open.report() };
}

/** Rule: docs/reports.md, "Occupancy", "Average rate". */
export function figuresOf({ let: sold, forSale, room }: StaySums) {
  return {
    occupancyBasisPoints: shareOf(sold, forSale),
    averageRateMinor: averageOf(room.netMinor, sold),
    perRoomForSaleMinor: averageOf(room.netMinor, forSale),
  };
}

/** By revenue; a type that the hotel no longer has, as it was booked last. */
function roomTypesOf(hotel: Hotel, rooms: readonly RoomOfReport[], { roomTypes }: StayReport) {
  const booked = new Map(rooms.map(({ roomTypeId, roomTypeName }) => [roomTypeId, roomTypeName]));
  return [...roomTypes]
    .map(([roomTypeId, sums]) => ({
      roomTypeId,
      name: hotel.roomTypes.get(roomTypeId)?.part.name ?? booked.get(roomTypeId) ?? String(roomTypeId),
      ...sums,
    }))
    .sort((a, b) => b.room.netMinor - a.room.netMinor);
}

/** By revenue, the rooms without code last. */
function codesOf(rooms: readonly RoomOfReport[], { codes }: StayReport): DeskAnswer<Stays>['codes'] {
  const names = new Map(rooms.map(({ code, promotionName }) => [code, promotionName]));
  return [...codes]
    .map(([code, sums]) => ({ code: code === '' ? null : code, name: names.get(code) ?? null, ...sums }))
    .sort((a, b) => Number(a.code === null) - Number(b.code === null) || b.room.netMinor - a.room.netMinor);
}
