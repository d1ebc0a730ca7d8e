import type { OtaFault } from './ota-faults.ts';
import { otaFaults } from './ota-faults.ts';
import type { XmlElement } from './read-xml.ts';

/** A line of a message as an item of `POST /api/Ari`, with values as they came: its schema checks them. */
export type OtaItem = Readonly<Record<string, unknown>>;

/** What a message says. */
export interface OtaLines {
  readonly items: readonly OtaItem[];
  /** Of lines that cannot be read. */
  readonly errors: readonly OtaFault[];
  /** Each currency that an amount is in. */
  readonly currencies: ReadonlySet<string>;
}

const weekdayAttributes = ['Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat', 'Sun'] as const;

/** The attribute or element that a field of an item is read from. */
const sources: Readonly<Record<string, string>> = {
  RoomTypeCode: 'InvTypeCode',
  From: 'Start',
  To: 'End',
  Weekdays: 'One of Mon to Sun',
  RoomsLeft: 'BookingLimit',
  Prices: 'BaseByGuestAmt',
  ExtraAdult: 'AdditionalGuestAmount of an adult',
  ExtraChild: 'AdditionalGuestAmount of a child',
  ExtraInfant: 'AdditionalGuestAmount of an infant',
  MinStayOnArrival: 'The least LengthOfStay',
  MaxStayOnArrival: 'The most LengthOfStay',
  MinStayThrough: 'The least forward LengthOfStay',
  MaxStayThrough: 'The most forward LengthOfStay',
  MinAdvanceDays: 'MinAdvancedBookingOffset',
  MaxAdvanceDays: 'MaxAdvancedBookingOffset',
};

/** The fault of a field that the schema of an item refuses. */
export function faultOfField(item: OtaItem, field: string): OtaFault {
  const source = sources[field] ?? field;
  const record = Number(item['ItemId']);
  return item[field] === undefined
    ? otaFaults.missing(`${source} is missing.`, record)
    : otaFaults.value(`${source} is not as expected.`, record);
}

/** Room type, rate plan, nights and weekdays. `inner`: an element whose own dates and weekdays take precedence. */
export function whereOf(control: XmlElement, record: number, inner: XmlElement = control): OtaItem {
  const { attributes } = control;
  return {
    ItemId: String(record),
    RoomTypeCode: attributes.get('InvTypeCode') ?? attributes.get('InvCode'),
    RatePlanCode: attributes.get('RatePlanCode'),
    From: inner.attributes.get('Start') ?? attributes.get('Start'),
    To: inner.attributes.get('End') ?? attributes.get('End'),
    Weekdays: weekdaysOf(inner) ?? weekdaysOf(control),
  };
}

/** Those named true; if there are only false ones, all others. Undefined: none is named. */
function weekdaysOf({ attributes }: XmlElement): number[] | undefined {
  const named = weekdayAttributes.map((name) => flagOf(attributes.get(name)));
  if (named.every((flag) => flag === undefined)) return undefined;
  const taken = named.includes(true)
    ? named.map((flag) => flag === true)
    : named.map((flag) => flag !== false);
  return taken.flatMap((isTaken, index) => (isTaken ? [index + 1] : []));
}

function flagOf(text: string | undefined): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

/** Not a number: a text that is none, which no schema takes. Undefined: there is no text. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
}

/** Whole days: `P7D`, `P1W` or `7`. */
export function daysOf(text: string | undefined): number | undefined {
  const [, count, unit] = /^P(\d{1,4})([DW])$/.exec(text ?? '') ?? [];
  return count === undefined ? numberOf(text) : Number(count) * (unit === 'W' ? 7 : 1);
}
