import { readXml, type XmlElement } from '@portico/server/connections/ota/read-xml';
import { requirePublished } from './published-syntax.ts';

/** A stay in one room that somebody looks for at Google; dates are `YYYY-MM-DD`. */
export interface Itinerary {
  readonly room: string;
  readonly plan: string;
  readonly arrival: string;
  readonly nights: number;
  readonly adults: number;
  /** The age of each child. */
  readonly children: readonly number[];
  /** The hotel's date on which it is looked for. */
  readonly bookedOn: string;
}

/** In hundredths of the currency, taxes and fees included; null: not sold, and why. */
export type Reckoned =
  | { readonly total: number; readonly why?: undefined }
  | { readonly total: null; readonly why: string };

interface Room {
  readonly capacity: number;
  readonly adults: number;
  readonly children: number;
  readonly least: number;
  readonly plans: ReadonlySet<string>;
}

/** What a child up to an age pays, in hundredths. */
interface Bracket {
  readonly maxAge: number;
  readonly amount: number;
}

interface Tax {
  readonly type: string;
  readonly basis: string;
  readonly period: string;
  /** Of an adult, or of the room. */
  readonly amount: number;
  readonly ofChildren: readonly Bracket[];
  readonly mostNights: number;
}

const DAY_MS = 86_400_000;
const day = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
const dateOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/**
 * Prices and availability as Google's documents say that they follow from the messages. Knows the messages only: nothing of
 * what the server means by them. One of a hotel.
 */
export function openReckoner() {
  let rooms = new Map<string, Room>();
  let plans = new Set<string>();
  let taxes: Tax[] = [];
  const rates = new Map<string, Map<number, number>>();
  const rules = new Map<string, Map<string, string>>();
  const counts = new Map<string, number>();
  const charges = new Map<string, readonly Bracket[]>();

  /** Takes a message as it comes in; throws what Google would refuse. */
  function take(xml: string): void {
    const read = readXml(xml);
    if (!read.ok) throw new Error(read.refusal.words);
    const root = read.value;
    requirePublished(root);
    const takeIt = takers[root.name];
    if (takeIt === undefined) throw new Error(`no message of ARI: ${root.name}`);
    takeIt(root);
  }

  const takers: Readonly<Record<string, (root: XmlElement) => void>> = {
    Transaction: (root) => {
      const set = one(root, 'PropertyDataSet');
      rooms = new Map(all(set, 'RoomData').map((room) => [textOf(room, 'RoomID'), roomOf(room)]));
      plans = new Set(all(set, 'PackageData').map((plan) => textOf(plan, 'PackageID')));
    },
    TaxFeeInfo: (root) => {
      taxes = all(one(root, 'Property'), 'Taxes')
        .flatMap((list) => all(list, 'Tax'))
        .map(taxOf);
    },
    OTA_HotelRateAmountNotifRQ: (root) => {
      for (const message of all(one(root, 'RateAmountMessages'), 'RateAmountMessage')) {
        const amounts = all(one(one(one(message, 'Rates'), 'Rate'), 'BaseByGuestAmts'), 'BaseByGuestAmt');
        for (const key of cellsOf(message)) {
          const ofNight = rates.get(key) ?? new Map<number, number>();
          rates.set(key, ofNight);
          for (const amount of amounts)
            ofNight.set(
              Number(attribute(amount, 'NumberOfGuests')),
              hundredths(attribute(amount, 'AmountBeforeTax')),
            );
        }
      }
    },
    ExtraGuestCharges: (root) => {
      charges.clear();
      for (const charge of all(one(root, 'HotelExtraGuestCharges'), 'ExtraGuestCharge')) {
        const brackets = bracketsOf(one(charge, 'AgeBrackets'));
        const plan = attribute(one(one(charge, 'RatePlans'), 'RatePlan'), 'id');
        const room = attribute(one(one(charge, 'RoomTypes'), 'RoomType'), 'id');
        const dates = one(one(charge, 'StayDates'), 'DateRange');
        for (const date of datesOf(attribute(dates, 'start'), attribute(dates, 'end')))
          charges.set(cell(room, plan, date), brackets);
      }
    },
    OTA_HotelAvailNotifRQ: (root) => {
      for (const message of all(one(root, 'AvailStatusMessages'), 'AvailStatusMessage'))
        for (const key of cellsOf(message)) {
          const ofNight = rules.get(key) ?? new Map<string, string>();
          rules.set(key, ofNight);
          for (const [name, value] of rulesOf(message)) ofNight.set(name, value);
        }
    },
    OTA_HotelInvCountNotifRQ: (root) => {
      for (const message of all(one(root, 'Inventories'), 'Inventory')) {
        const count = one(one(message, 'InvCounts'), 'InvCount');
        if (attribute(count, 'CountType') !== '2') throw new Error('CountType has to be 2');
        for (const key of cellsOf(message)) counts.set(key, Number(attribute(count, 'Count')));
      }
    },
  };

  function reckon({ room, plan, arrival, nights, adults, children, bookedOn }: Itinerary): Reckoned {
    const not = (why: string): Reckoned => ({ total: null, why });
    const roomData = rooms.get(room);
    if (roomData === undefined) return not('undefined room');
    if (!plans.has(plan) || !roomData.plans.has(plan)) return not('undefined package');
    const guests = adults + children.length;
    if (guests > roomData.capacity || guests < roomData.least || adults > roomData.adults)
      return not('capacity');
    if (children.length > roomData.children) return not('capacity for children');
    const first = day(arrival);
    const rule = (night: number, name: string) => rules.get(cell(room, plan, dateOf(night)))?.get(name);
    let base = 0;
    for (let night = first; night < first + nights; night++) {
      if ((counts.get(cell(room, '', dateOf(night))) ?? 0) <= 0) return not('no inventory');
      if (rule(night, 'Master') !== 'Open') return not('closed');
      const amounts = rates.get(cell(room, plan, dateOf(night)));
      // The price of the least number of guests that covers the party.
      const covering = [...(amounts ?? [])].filter(([count]) => count >= adults).sort(([a], [b]) => a - b)[0];
      if (covering === undefined) return not('no rate');
      base += covering[1];
      for (const age of children) {
        const bracket = bracketAt(charges.get(cell(room, plan, dateOf(night))) ?? [], age);
        if (bracket === undefined) return not('no price for a child');
        base += bracket.amount;
      }
      if (Number(rule(night, 'SetForwardMinStay') ?? 1) > nights) return not('min stay through');
      if (Number(rule(night, 'SetForwardMaxStay') ?? nights) < nights) return not('max stay through');
    }
    if (rule(first, 'Arrival') === 'Close') return not('closed to arrival');
    if (rule(first + nights, 'Departure') === 'Close') return not('closed to departure');
    if (Number(rule(first, 'SetMinLOS') ?? 1) > nights) return not('min stay');
    if (Number(rule(first, 'SetMaxLOS') ?? nights) < nights) return not('max stay');
    const ahead = first - day(bookedOn);
    if (ahead < days(rule(first, 'MinAdvancedBookingOffset') ?? '0')) return not('min advance');
    if (ahead > days(rule(first, 'MaxAdvancedBookingOffset') ?? String(ahead))) return not('max advance');
    return {
      total: base + taxes.reduce((sum, tax) => sum + taxed(tax, { base, nights, adults, children }), 0),
    };
  }

  return {
    take,
    reckon,
    products: () => [...rooms].flatMap(([room, { plans: of }]) => [...of].map((plan) => ({ room, plan }))),
  };
}

export type Reckoner = ReturnType<typeof openReckoner>;

function taxed(
  { type, basis, period, amount, ofChildren, mostNights }: Tax,
  {
    base,
    nights,
    adults,
    children,
  }: { readonly base: number; readonly nights: number } & Pick<Itinerary, 'adults' | 'children'>,
): number {
  if (type === 'amount' && basis === 'person' && period === 'night') {
    const ofNight = children.reduce(
      (sum, age) => sum + (bracketAt(ofChildren, age)?.amount ?? Math.round(amount * 100)),
      adults * Math.round(amount * 100),
    );
    return ofNight * Math.min(nights, mostNights);
  }
  if (type !== 'percent' || basis !== 'room' || period !== 'stay')
    throw new Error(`this tax is not reckoned here: ${type} ${basis} ${period}`);
  // In thousandths of a percent, as an integer: exact, and rounded once.
  return Math.round((base * Math.round(amount * 1_000)) / 100_000);
}

/** That of the least age that covers the child; undefined: older than any. */
const bracketAt = (brackets: readonly Bracket[], age: number) =>
  brackets.filter(({ maxAge }) => maxAge >= age).sort((one, other) => one.maxAge - other.maxAge)[0];

const bracketsOf = (ages: XmlElement): Bracket[] =>
  all(one(ages, 'ChildAgeBrackets'), 'ChildAgeBracket').map((bracket) => ({
    maxAge: Number(attribute(bracket, 'max_age')),
    amount: hundredths(attribute(bracket, 'amount')),
  }));

const cell = (room: string, plan: string, date: string) => `${room} ${plan} ${date}`;

function cellsOf(message: XmlElement): string[] {
  const control = one(message, 'StatusApplicationControl');
  const room = attribute(control, 'InvTypeCode');
  const plan = control.attributes.get('RatePlanCode') ?? '';
  return datesOf(attribute(control, 'Start'), attribute(control, 'End')).map((date) =>
    cell(room, plan, date),
  );
}

function datesOf(first: string, last: string): string[] {
  const [start, end] = [day(first), day(last)];
  if (end < start) throw new Error('a run of nights ends before it begins');
  return Array.from({ length: end - start + 1 }, (_, index) => dateOf(start + index));
}

function rulesOf(message: XmlElement): [string, string][] {
  const lengths = all(message, 'LengthsOfStay')
    .flatMap((list) => all(list, 'LengthOfStay'))
    .map((length): [string, string] => [attribute(length, 'MinMaxMessageType'), attribute(length, 'Time')]);
  const status = all(message, 'RestrictionStatus').flatMap(({ attributes }) => {
    const restriction = attributes.get('Restriction') ?? 'Master';
    const given: [string, string | undefined][] = [
      [restriction, attributes.get('Status')],
      ['MinAdvancedBookingOffset', attributes.get('MinAdvancedBookingOffset')],
      ['MaxAdvancedBookingOffset', attributes.get('MaxAdvancedBookingOffset')],
    ];
    return given.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  });
  return [...lengths, ...status];
}

function roomOf(room: XmlElement): Room {
  const number = (element: XmlElement, name: string, otherwise: number) =>
    all(element, name).length === 0 ? otherwise : Number(textOf(element, name));
  const capacity = number(room, 'Capacity', Infinity);
  return {
    capacity,
    adults: number(room, 'AdultCapacity', capacity),
    children: number(room, 'ChildCapacity', 0),
    least: all(room, 'OccupancySettings').reduce((_, set) => number(set, 'MinOccupancy', 1), 1),
    plans: new Set(all(one(room, 'AllowablePackageIDs'), 'AllowablePackageID').map(({ text }) => text)),
  };
}

function taxOf(tax: XmlElement): Tax {
  const nights = all(tax, 'ApplicableNights')[0]?.attributes.get('max');
  const [ages] = all(tax, 'AgeBrackets');
  const amount = ages === undefined ? textOf(tax, 'Amount') : attribute(one(ages, 'AdultCharge'), 'amount');
  return {
    type: textOf(tax, 'Type'),
    basis: textOf(tax, 'Basis'),
    period: textOf(tax, 'Period'),
    amount: Number(amount),
    ofChildren: ages === undefined ? [] : bracketsOf(ages),
    mostNights: nights === undefined ? Infinity : Number(nights),
  };
}

const days = (offset: string) => Number(/^P?(\d+)D?$/.exec(offset)?.[1] ?? Number.NaN);

const hundredths = (amount: string) => {
  if (!/^\d+\.\d\d$/.test(amount)) throw new Error(`an amount of two places: ${amount}`);
  return Number(amount.replace('.', ''));
};

const all = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);

function one(element: XmlElement, name: string): XmlElement {
  const [found, ...others] = all(element, name);
  if (found === undefined || others.length > 0) throw new Error(`one ${name} in ${element.name}`);
  return found;
}

const textOf = (element: XmlElement, name: string) => one(element, name).text.trim();

function attribute(element: XmlElement, name: string): string {
  const value = element.attributes.get(name);
  if (value === undefined) throw new Error(`${name} of ${element.name}`);
  return value;
}
