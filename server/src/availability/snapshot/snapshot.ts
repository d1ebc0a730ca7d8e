import type { NightAvailability } from '@portico/domain/availability/unavailable-reason';
import { nightsOf, stayDates, type Stay } from '@portico/domain/calendar/stay';
import { daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { NightRate, StayNights } from '@portico/domain/pricing/night-rate';
import { placeOf, type Horizon } from './horizon.ts';
import { bytesOf, rateColumns, readRate, rulesAt, writeRate, type RateColumns } from './rate-columns.ts';
import { sharedRules } from './shared-rules.ts';
import type { AvailableOnNight, AvailableOnNights, RateOfNights } from './snapshot.store.ts';

const NO_ROW = -1;
const MOST_AVAILABLE = 32_767;

let revisions = 0;

/** By index in the horizon. */
interface StayPlaces {
  readonly stay: Stay;
  readonly first: number;
  readonly departure: number;
}

/** One property's nights in memory, perhaps slightly stale: for searching, never for selling. See docs/search.md. */
export class Snapshot {
  readonly horizon: Horizon;
  readonly #available = new Map<RoomTypeId, Int16Array>();
  readonly #rates = new Map<RatePlanId, Map<RoomTypeId, RateColumns>>();
  readonly #shared = sharedRules();
  #revision = ++revisions;
  #lastNight: LocalDate | undefined;
  #places: StayPlaces | undefined;

  constructor(horizon: Horizon) {
    this.horizon = horizon;
  }

  /** Changes with each write; unique per snapshot in the process. */
  get revision(): number {
    return this.#revision;
  }

  get bytes(): number {
    const rates = [...this.#rates.values()].flatMap((ofPlan) => [...ofPlan.values()]);
    const available = [...this.#available.values()];
    return (
      available.reduce((sum, { byteLength }) => sum + byteLength, 0) +
      rates.reduce((sum, columns) => sum + bytesOf(columns), 0)
    );
  }

  /** The hotel's last night over all room types. */
  get lastNight(): LocalDate | undefined {
    return this.#lastNight;
  }

  /** Remaining rooms on the tightest night of the stay; 0 if the hotel lacks a night. */
  available(roomTypeId: RoomTypeId, stay: Stay): number {
    const { first, departure } = this.#placesOf(stay);
    let fewest = Infinity;
    for (let place = first; place < departure; place++)
      fewest = Math.min(fewest, this.availableAt(roomTypeId, place) ?? 0);
    return fewest;
  }

  /** Remaining rooms on the stay's nights that the hotel has. */
  roomNights(roomTypeId: RoomTypeId, stay: Stay): NightAvailability[] {
    return stayDates(stay).flatMap((date) => {
      const available = this.#availableOn(roomTypeId, date);
      return available === undefined ? [] : [{ date, available }];
    });
  }

  /** Prices and rules of a stay, as domain's `soldRate` takes them. */
  stayNights(ratePlanId: RatePlanId, roomTypeId: RoomTypeId, stay: Stay): StayNights {
    const columns = this.rates(ratePlanId, roomTypeId);
    const nights: NightRate[] = [];
    if (columns === undefined) return { nights, departureNight: undefined };
    // By index: creating and parsing a date per night would take longer than all the rest.
    const { first, departure } = this.#placesOf(stay);
    for (let place = first; place < departure; place++) {
      const night = this.#nightAt(columns, place);
      if (night !== undefined) nights.push(night);
    }
    return { nights, departureNight: rulesAt(columns, departure) };
  }

  /** By index in the horizon; undefined if the hotel has no such night. */
  availableAt(roomTypeId: RoomTypeId, place: number): number | undefined {
    const available = this.#available.get(roomTypeId)?.[place] ?? NO_ROW;
    return available === NO_ROW ? undefined : available;
  }

  /** A plan in a type over the whole horizon; undefined if never sold there. */
  rates(ratePlanId: RatePlanId, roomTypeId: RoomTypeId): RateColumns | undefined {
    return this.#rates.get(ratePlanId)?.get(roomTypeId);
  }

  writeAvailable(nights: readonly AvailableOnNights[]): void {
    this.#revision = ++revisions;
    for (const { room_type_id, available, places } of nights) {
      const column = this.#availableOf(room_type_id);
      for (const place of places) {
        column[place] = Math.min(available, MOST_AVAILABLE);
        const date = this.horizon.dates[place];
        if (date !== undefined && (this.#lastNight === undefined || date > this.#lastNight))
          this.#lastNight = date;
      }
    }
  }

  /** Sets the remaining rooms of a night; ignored outside the horizon. */
  patch({ roomTypeId, date, available }: AvailableOnNight): void {
    const place = placeOf(this.horizon, date);
    if (place !== undefined) this.writeAvailable([{ room_type_id: roomTypeId, available, places: [place] }]);
  }

  /** If several rates cover a night, the last wins. */
  writeRates(rates: readonly RateOfNights[]): void {
    for (const rate of rates)
      writeRate(this.#ratesOf(rate.rate_plan_id, rate.room_type_id), rate, this.#shared);
    this.#revision = ++revisions;
  }

  /** Cached for the newest stay, because each of its rates needs it. */
  #placesOf(stay: Stay): StayPlaces {
    if (this.#places?.stay === stay) return this.#places;
    const first = daysBetween(this.horizon.first, stay.arrival);
    this.#places = { stay, first, departure: first + nightsOf(stay) };
    return this.#places;
  }

  #nightAt(columns: RateColumns, place: number): NightRate | undefined {
    const date = this.horizon.dates[place];
    return date && readRate(columns, place, date);
  }

  #availableOn(roomTypeId: RoomTypeId, date: LocalDate): number | undefined {
    const place = placeOf(this.horizon, date);
    return place === undefined ? undefined : this.availableAt(roomTypeId, place);
  }

  #availableOf(roomTypeId: RoomTypeId): Int16Array {
    const standing = this.#available.get(roomTypeId);
    if (standing !== undefined) return standing;
    const made = new Int16Array(this.horizon.dates.length).fill(NO_ROW);
    this.#available.set(roomTypeId, made);
    return made;
  }

  #ratesOf(ratePlanId: RatePlanId, roomTypeId: RoomTypeId): RateColumns {
    const ofPlan = this.#rates.get(ratePlanId) ?? new Map<RoomTypeId, RateColumns>();
    this.#rates.set(ratePlanId, ofPlan);
    const standing = ofPlan.get(roomTypeId);
    if (standing !== undefined) return standing;
    const made = rateColumns(this.horizon.dates.length);
    ofPlan.set(roomTypeId, made);
    return made;
  }
}
