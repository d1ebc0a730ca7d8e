import { withoutOwnSecrets } from '../credentials.ts';
import type { XmlElement } from './read-xml.ts';
import { element, xmlOf } from './write-xml.ts';

/** Of a message, and of its answer. Rule: docs/limits.md, "Fixed in the code". */
const MOST_CHARACTERS = 200_000;

/** Messages that never speak of guests. */
const ofRooms = new Set(['OTA_HotelAvailRQ', 'OTA_HotelAvailNotifRQ', 'OTA_HotelRateAmountNotifRQ']);

/** What is stored of other messages: nothing that could name a guest. */
const elements = new Set(
  `ReadRequests HotelReadRequest SelectionCriteria UniqueID Success Errors Error NotifDetails HotelNotifReport
  HotelReservations HotelReservation ResGlobalInfo HotelReservationIDs HotelReservationID`.split(/\s+/),
);
const attributes = new Set(
  `EchoToken TimeStamp MoreDataEchoToken HotelCode SelectionType DateType Start End Type ID ResID_Value Code`.split(
    /\s+/,
  ),
);

const CUT = '[cut out]';
const passwordBegins = /<(?:[^\s<>/:]+:)?Password[\s>]/i;
const passwordEnds = /<\/(?:[^\s<>/:]+:)?Password\s*>/gi;
const passwordAttribute = /(MessagePassword\s*=\s*)(?:"[^"]*"?|'[^']*'?)/gi;

/** What support reads of a message: without secrets, without guests. `message`: as far as it could be read. */
export function storedMessage(text: string, message: XmlElement | undefined): string {
  const name = message?.name ?? /<(?:[^\s<>/:]+:)?(OTA_\w{1,50})/.exec(text)?.[1] ?? '';
  if (ofRooms.has(name)) return storedText(withoutPasswords(text));
  return message === undefined ? '' : storedText(outlineOf(message));
}

/** As much as is stored of any text. No database takes a NUL, or half of a character. */
export function storedText(text: string): string {
  const shown = withoutOwnSecrets(text);
  const bounded =
    shown.length <= MOST_CHARACTERS
      ? shown
      : `${shown.slice(0, MOST_CHARACTERS)}\n[${shown.length} characters in all]`;
  return bounded.replaceAll(/\0|\p{Surrogate}/gu, '\u{FFFD}');
}

/** To the last end, or else to the end of the text: an end may stand in a comment, or be missing. */
function withoutPasswords(text: string): string {
  const shown = text.replaceAll(passwordAttribute, `$1"${CUT}"`);
  const begin = shown.search(passwordBegins);
  if (begin < 0) return shown;
  const end = [...shown.matchAll(passwordEnds)].at(-1)?.index ?? shown.length;
  return shown.slice(0, begin) + CUT + shown.slice(Math.max(begin, end));
}

function outlineOf(message: XmlElement): string {
  const given = [...message.attributes].filter(([name]) => attributes.has(name));
  const inside = message.children.filter(({ name }) => elements.has(name));
  return element(xmlOf(message.name), Object.fromEntries(given), ...inside.map((child) => outlineOf(child)));
}
