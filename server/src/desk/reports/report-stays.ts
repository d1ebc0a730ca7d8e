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
  const { cancelled, noShows, ...arrivals } = arrivalsOf(arriving);
  const shareOfAll = (some: number) => shareOf(some, arrivals.rooms + cancelled.rooms + noShows.rooms);
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
      cancelled: {
        ...cancelled,
        basisPoints: shareOfAll(cancelled.rooms),
        reasons: cancelled.reasons.map(({ reasonId, ...lost }) => ({
          ...lost,
          name: reasonId === null ? null : reasonName(hotel, reasonId),
        })),
      },
      noShows: { ...noShows, basisPoints: shareOfAll(noShows.rooms) },
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

/** By its name today; one that the hotel asks no more by its number. */
function reasonName({ definition }: Hotel, reasonId: number): string {
  const known = definition.settings.cancellationReasons.find(({ id }) => id === reasonId);
  return known?.name ?? `Reason ${reasonId}`;
}

/** By revenue, the rooms under none last. */
function codesOf(rooms: readonly RoomOfReport[], { codes }: StayReport): DeskAnswer<Stays>['codes'] {
  const sources = new Map(rooms.map(({ code, source }) => [code, source]));
  return [...codes]
    .flatMap(([code, sums]) => {
      const source = sources.get(code);
      return source === undefined ? [] : [{ ...source, ...sums }];
    })
    .sort(
      (a, b) => Number(a.kind === 'none') - Number(b.kind === 'none') || b.room.netMinor - a.room.netMinor,
    );
}
