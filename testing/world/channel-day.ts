import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { between, seededRandom } from '../penny/random.ts';

const OTA = 'http://www.opentravel.org/OTA/2003/05';

/** One value of a night: its price for two, whether it is open, its least stay, whether arrivals are closed, its rooms. */
const dayFields = ['price', 'open', 'minStay', 'arrival', 'rooms'] as const;
type DayField = (typeof dayFields)[number];

/** By night and field: `2027-03-05 price`. */
export type LastWords = ReadonlyMap<string, number>;

export interface ChannelDay {
  /** In the order in which the channel manager made them. */
  readonly messages: readonly string[];
  readonly last: LastWords;
  readonly cells: number;
}

export interface DayOptions {
  readonly seed: number;
  /** Nights of all lines added up. */
  readonly cells: number;
  readonly firstNight: string;
  readonly nights: number;
  readonly hotelCode: string;
  readonly roomType: string;
  readonly ratePlan: string;
  /** When the first message is made. */
  readonly from: Date;
  /** Without, messages do not say when they were made. */
  readonly isStamped?: boolean;
}

/** Numbers from 0 to below 1. */
function numbersOf(seed: number): () => number {
  const random = seededRandom(seed);
  return () => between(random, 0, 999_999) / 1_000_000;
}

const figures: Readonly<Record<DayField, (random: () => number) => number>> = {
  price: (random) => 50 + Math.floor(random() * 200),
  open: (random) => (random() < 0.8 ? 1 : 0),
  minStay: (random) => 1 + Math.floor(random() * 3),
  arrival: (random) => (random() < 0.2 ? 1 : 0),
  rooms: (random) => Math.floor(random() * 20),
};

/** What a channel manager says in a day of one room type at one rate plan, after SiteConnect's documents. */
export function channelDay({ seed, cells, from, isStamped = true, ...where }: DayOptions): ChannelDay {
  const random = numbersOf(seed);
  const last = new Map<string, number>();
  const messages: string[] = [];
  let said = 0;
  let stamp = from.getTime();
  while (said < cells) {
    stamp += 1 + Math.floor(random() * 1_000);
    const isOfRates = random() < 0.5;
    const lines: string[] = [];
    for (let line = 0; line < 1 + Math.floor(random() * 5); line++) {
      const field = isOfRates ? 'price' : (dayFields[1 + Math.floor(random() * 4)] ?? 'rooms');
      const length = 1 + Math.floor(random() * 30);
      const start = Math.floor(random() * (where.nights - length));
      const nights = Array.from({ length }, (_, night) =>
        addDays(localDate(where.firstNight), start + night),
      );
      const figure = figures[field](random);
      for (const night of nights) last.set(`${night} ${field}`, figure);
      said += length;
      lines.push(lineOf(field, figure, `Start="${nights[0]}" End="${nights.at(-1)}"`, where));
    }
    const name = isOfRates ? 'RateAmount' : 'Avail';
    const list = isOfRates ? 'RateAmountMessages' : 'AvailStatusMessages';
    const time = isStamped ? ` TimeStamp="${new Date(stamp).toISOString()}"` : '';
    messages.push(
      `<OTA_Hotel${name}NotifRQ xmlns="${OTA}" EchoToken="${seed}-${messages.length}"${time}><${list} HotelCode="${where.hotelCode}">${lines.join('')}</${list}></OTA_Hotel${name}NotifRQ>`,
    );
  }
  return { messages, last, cells: said };
}

type Where = Pick<DayOptions, 'roomType' | 'ratePlan'>;

function lineOf(field: DayField, figure: number, dates: string, { roomType, ratePlan }: Where): string {
  const control = `<StatusApplicationControl ${dates} InvTypeCode="${roomType}" RatePlanCode="${ratePlan}"/>`;
  switch (field) {
    case 'price':
      return `<RateAmountMessage>${control}<Rates><Rate><BaseByGuestAmts><BaseByGuestAmt AgeQualifyingCode="10" NumberOfGuests="2" AmountAfterTax="${figure}.00" CurrencyCode="GBP"/></BaseByGuestAmts></Rate></Rates></RateAmountMessage>`;
    case 'rooms':
      return `<AvailStatusMessage BookingLimit="${figure}">${control}</AvailStatusMessage>`;
    case 'open':
      return `<AvailStatusMessage>${control}<RestrictionStatus Status="${figure === 1 ? 'Open' : 'Close'}"/></AvailStatusMessage>`;
    case 'arrival':
      return `<AvailStatusMessage>${control}<RestrictionStatus Restriction="Arrival" Status="${figure === 1 ? 'Close' : 'Open'}"/></AvailStatusMessage>`;
    case 'minStay':
      return `<AvailStatusMessage>${control}<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="${figure}"/></LengthsOfStay></AvailStatusMessage>`;
  }
}

/** How far a message comes before or after its turn. */
const WINDOW = 20;

/** The messages as a bad network brings them: out of order, a tenth twice, a twentieth first cut in the middle. */
export function disturbed(messages: readonly string[], seed: number): string[] {
  const random = numbersOf(seed);
  const copies = messages.flatMap((message, turn) => {
    const at = () => turn + random() * WINDOW;
    const all = [{ message, at: at() }];
    if (random() < 0.1) all.push({ message, at: at() });
    if (random() < 0.05) all.push({ message: message.slice(0, message.length / 2), at: turn });
    return all;
  });
  return copies.toSorted((one, other) => one.at - other.at).map(({ message }) => message);
}

/** The nights and fields that are not as the last word of the day. */
export function driftFrom(last: LastWords, standing: LastWords): string[] {
  return [...last].flatMap(([cell, figure]) =>
    standing.get(cell) === figure ? [] : [`${cell} is ${standing.get(cell)} and not ${figure}`],
  );
}
