import type { AriItem } from '@portico/contract/calls/ari';
import { ariFaults } from '@portico/contract/connections/ari-faults';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import {
  addMonths,
  dateOfDay,
  dayNumber,
  weekdayOf,
  type LocalDate,
} from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { HORIZON_MONTHS } from '../property-file/set-nights.ts';
import { byCode } from './connection-codes.ts';
import type { ConnectionCodes } from './connection.store.ts';
import { faultOf, setFieldsOf, type AriFault, type SetField } from './set-fields.ts';

/** What an item sets: these fields of these nights. */
export interface ReadItem {
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId | null;
  readonly dates: readonly LocalDate[];
  readonly fields: readonly SetField[];
}

interface Hotel {
  readonly definition: HotelDefinition;
  readonly codes: ConnectionCodes;
  readonly today: LocalDate;
}

/** Reads items by the codes of a connection. Nights that are over are left out. Rule: docs/connections.md, "An item". */
export function itemReader({ definition, codes, today }: Hotel) {
  const roomTypes = byCode(codes.roomTypes, definition.roomTypes);
  const ratePlans = byCode(codes.ratePlans, definition.ratePlans);
  const last = addMonths(today, HORIZON_MONTHS);
  return (item: AriItem): ReadItem | readonly AriFault[] => {
    const roomType = roomTypes.get(item.RoomTypeCode);
    const ratePlan = item.RatePlanCode === undefined ? undefined : ratePlans.get(item.RatePlanCode);
    const dates = item.To <= last ? datesOf(item, today) : [];
    const fields = setFieldsOf(item, ratePlan, definition.property.currency);
    const faults: AriFault[] = [];
    if (roomType === undefined) faults.push(faultOf('room-type-unknown'));
    if (item.RatePlanCode !== undefined && ratePlan === undefined) faults.push(faultOf('rate-plan-unknown'));
    if (dates.length === 0)
      faults.push({ code: 'nights-unknown', words: ariFaults['nights-unknown']({ last }) });
    if (!fields.ok) faults.push(fields.refusal);
    if (roomType === undefined || !fields.ok || faults.length > 0) return faults;
    return { roomTypeId: roomType.id, ratePlanId: ratePlan?.id ?? null, dates, fields: fields.value };
  };
}

/** From today on, on the weekdays named. */
function datesOf({ From, To, Weekdays }: AriItem, today: LocalDate): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let day = Math.max(dayNumber(From), dayNumber(today)); day <= dayNumber(To); day++)
    dates.push(dateOfDay(day));
  return Weekdays === undefined ? dates : dates.filter((date) => Weekdays.includes(weekdayOf(date)));
}
