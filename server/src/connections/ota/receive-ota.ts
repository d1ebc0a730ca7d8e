import { ariRequestSchema, MOST_ARI_CELLS, type AriResponse } from '@portico/contract/calls/ari';
import { counted } from '@portico/contract/texts/counted';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import { standingHotel, type StandingHotel } from '../../property-file/hotel.store.ts';
import { connectionWith } from '../connection-access.ts';
import { byCode } from '../connection-codes.ts';
import type { Connection } from '../connection.store.ts';
import { receiveAri, type AriDeps } from '../receive-ari.ts';
import { answerTo, OTA, type OtaAnswer } from './answer.ts';
import { availLines } from './avail-lines.ts';
import { closeEnvelope, isMessage, openEnvelope, soapFault } from './envelope.ts';
import { otaFaultOf, otaFaults, type OtaFault } from './ota-faults.ts';
import { isCodeOf, type OtaHandlers } from './ota-handler.ts';
import { faultOfField, type OtaLines } from './ota-lines.ts';
import { pricedPairs } from './priced-pairs.store.ts';
import { rateLines } from './rate-lines.ts';
import { childrenIn, childOf, readXml, xmlText, type XmlElement } from './read-xml.ts';
import { roomStays } from './room-stays.ts';
import { storeMessage } from './store-message.ts';
import { storedMessage, storedText } from './stored-text.ts';

/** How far the clock of another system may be ahead. A later message would count as older until then. */
const MOST_AHEAD_MS = 24 * 3_600_000;

export interface OtaMessage {
  readonly body: Buffer;
  readonly contentType: string | undefined;
  /** Whose HTTP credentials it came with; null: those of the security header count. */
  readonly connection: Connection | null;
}

/** `busy`: nothing was done, and the same may be sent again. */
export type OtaReceived = { readonly status: 200 | 400; readonly xml: string } | 'busy';

/**
 * Does what a message of OTA's says and answers as OTA does: `Success` with warnings, or errors and nothing done. Of a
 * stranger it reads no more than the credentials and the name of the message, and stores nothing. Rule:
 * docs/connections-ota.md.
 */
export async function receiveOta(
  deps: AriDeps,
  handlers: OtaHandlers,
  { body, contentType, connection: known }: OtaMessage,
): Promise<OtaReceived> {
  const now = deps.clock.now();
  const text = xmlText(body, contentType);
  const head = text.ok ? readXml(text.value, isMessage) : text;
  const opened = head.ok ? openEnvelope(head.value) : undefined;
  const { message, isSoap = false, credentials } = opened ?? {};
  const connection = known ?? (credentials && (await connectionWith(deps.database.kysely, credentials, now)));
  if (!text.ok || message === undefined || !isOfOta(message)) {
    const words = head.ok ? 'There is no message of OTA’s.' : head.refusal.words;
    const xml = soapFault(words);
    if (connection !== undefined)
      await storeMessage(deps, connection, { text: body.toString(), faults: [words], sent: xml, now });
    return { status: 400, xml };
  }

  const xmlOfAnswer = (given: OtaAnswer) => closeEnvelope(answerTo(message, given, now), isSoap);
  if (connection === undefined) return { status: 200, xml: xmlOfAnswer({ errors: [otaFaults.credentials] }) };
  const asked = { connection, now, text: text.value, xmlOfAnswer };
  const whole = readXml(text.value);
  const said = (whole.ok && openEnvelope(whole.value).message) || message;
  const handler = handlers.get(message.name);
  const answer: OtaAnswer | 'busy' = !connection.rights.includes(handler?.right ?? 'ari')
    ? { errors: [handler === undefined ? otaFaults.right : otaFaults.rightToRead] }
    : !whole.ok
      ? { errors: [{ type: 12, code: 450, words: whole.refusal.words }] }
      : handler === undefined
        ? await answerOf(deps, said, asked)
        : await handler.answer(said, connection);
  if (answer === 'busy') return 'busy';
  const xml = xmlOfAnswer(answer);
  if (answer.isStored !== true) {
    const { errors = [], warnings = [], bookings } = answer;
    const faults = [...errors, ...warnings].map(({ words }) => words);
    const sent =
      bookings === undefined
        ? xml
        : `${counted(bookings, 'booking')} answered, whose data is not stored here.`;
    await storeMessage(deps, connection, {
      text: text.value,
      message: said,
      isDone: errors.length === 0,
      faults,
      sent,
      now,
    });
  }
  return { status: 200, xml };
}

const isOfOta = ({ name, namespace }: XmlElement) =>
  /^OTA_\w{1,50}RQ$/.test(name) && (namespace === OTA || namespace === '');

interface Asked {
  readonly connection: Connection;
  readonly now: Date;
  readonly text: string;
  readonly xmlOfAnswer: (given: OtaAnswer) => string;
}

async function answerOf(deps: AriDeps, message: XmlElement, asked: Asked): Promise<OtaAnswer | 'busy'> {
  if (!names.includes(message.name)) return { errors: [otaFaults.message] };
  const hotelCode = hotelCodeOf(message) ?? '';
  const hotel = await standingHotel(deps.database.kysely, asked.connection.propertyId);
  if (!isCodeOf(hotel, hotelCode)) return { errors: [otaFaults.hotel(hotelCode)] };
  const { definition } = hotel;
  if (message.name === 'OTA_HotelAvailRQ') {
    const today = localTimeAt(asked.now.getTime(), definition.property.timeZone).date;
    const priced = await pricedPairs(deps.database.kysely, hotel, today);
    return { content: roomStays(definition, asked.connection.codes, priced) };
  }
  const lines =
    message.name === 'OTA_HotelAvailNotifRQ' ? availLines(message) : ratesOf(message, hotel, asked);
  return setLines(deps, { message, lines, hotel }, asked);
}

const names = ['OTA_HotelAvailRQ', 'OTA_HotelAvailNotifRQ', 'OTA_HotelRateAmountNotifRQ'];

function hotelCodeOf(message: XmlElement): string | undefined {
  switch (message.name) {
    case 'OTA_HotelAvailRQ': {
      const [segment] = childrenIn(message, 'AvailRequestSegments', 'AvailRequestSegment');
      const [criterion] =
        segment === undefined ? [] : childrenIn(segment, 'HotelSearchCriteria', 'Criterion');
      return childOf(criterion, 'HotelRef')?.attributes.get('HotelCode');
    }
    case 'OTA_HotelAvailNotifRQ':
      return childOf(message, 'AvailStatusMessages')?.attributes.get('HotelCode');
    case 'OTA_HotelRateAmountNotifRQ':
      return childOf(message, 'RateAmountMessages')?.attributes.get('HotelCode');
    default:
      return undefined;
  }
}

function ratesOf(message: XmlElement, { definition }: StandingHotel, { connection }: Asked): OtaLines {
  const plans = byCode(connection.codes.ratePlans, definition.ratePlans);
  return rateLines(message, {
    isNet: definition.property.isStandardTaxExclusive,
    baseOf: (code) => plans.get(code ?? '')?.baseNumberOfAdults || 1,
  });
}

interface Said {
  readonly message: XmlElement;
  readonly lines: OtaLines;
  readonly hotel: StandingHotel;
}

async function setLines(
  deps: AriDeps,
  { message, lines, hotel }: Said,
  { connection, now, text, xmlOfAnswer }: Asked,
): Promise<OtaAnswer | 'busy'> {
  const { items } = lines;
  const sequence = sequenceOf(message, now);
  const { currency } = hotel.definition.property;
  const errors: OtaFault[] = [...lines.errors];
  if (sequence === 'wrong') errors.push(otaFaults.time);
  if ([...lines.currencies].some((one) => one !== currency)) errors.push(otaFaults.currency);
  if (items.length > MOST_ARI_CELLS) errors.push(otaFaults.tooMany(MOST_ARI_CELLS));
  if (errors.length > 0) return { errors };
  if (items.length === 0) return { errors: [otaFaults.nothing] };

  const request = ariRequestSchema.safeParse({ Sequence: sequence, Items: items });
  if (!request.success)
    return {
      errors: request.error.issues.map(({ path: [, index, field] }) =>
        faultOfField(items[Number(index)] ?? {}, String(field)),
      ),
    };
  const echo = message.attributes.get('EchoToken');
  const received = await receiveAri(deps, {
    connection,
    request: request.data,
    // A system that counts its tokens from one again says something else under one that it had: that is a new message.
    key: echo === undefined ? undefined : fingerprintOf([echo, request.data]),
    cameAs: {
      kind: message.name,
      body: storedMessage(text, message),
      sent: (answer) => storedText(xmlOfAnswer(answerOfItems(answer))),
    },
  });
  if (received.ok) return { ...answerOfItems(received.value), isStored: true };
  switch (received.refusal.code) {
    case 'ari.too-many':
      return { errors: [otaFaults.tooMany(MOST_ARI_CELLS)] };
    case 'ari.currency':
      return { errors: [otaFaults.currency] };
    case 'ari.key-reused':
    case 'ari.busy':
      return 'busy';
  }
}

function answerOfItems({ Items }: AriResponse): OtaAnswer {
  const errors = Items.flatMap(({ ItemId, Faults }) =>
    Faults.map((fault) => otaFaultOf(fault, Number(ItemId))),
  );
  const warnings = Items.filter(({ Outcome }) => Outcome === 'older').map(({ ItemId }) =>
    otaFaults.older(Number(ItemId)),
  );
  return errors.length > 0 ? { errors } : { warnings };
}

/** When the message was made, in ms; undefined: it does not say. A time without a zone is in UTC. */
function sequenceOf(message: XmlElement, now: Date): number | undefined | 'wrong' {
  const stamp = message.attributes.get('TimeStamp');
  if (stamp === undefined) return undefined;
  const [, time, zone] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:\d\d)?$/.exec(stamp) ?? [];
  const ms = Date.parse(`${time}${zone ?? 'Z'}`);
  return Number.isNaN(ms) || ms < 0 || ms > now.getTime() + MOST_AHEAD_MS ? 'wrong' : ms;
}
