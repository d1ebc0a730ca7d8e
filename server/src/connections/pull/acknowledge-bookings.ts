import * as z from 'zod';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Connection } from '../connection.store.ts';
import type { OtaAnswer } from '../ota/answer.ts';
import { otaFaults, type OtaFault } from '../ota/ota-faults.ts';
import { childOf, childrenIn, type XmlElement } from '../ota/read-xml.ts';
import { readUnanswered, type Acknowledged } from '../push/push-message.store.ts';
import { LONGEST_NUMBER, LONGEST_WORDS } from '../push/read-answer.ts';
import { noteNotTaken, noteTaken, type TellDeps } from '../push/tell-booking.ts';

/** Of one message. */
const MOST = 200;

/**
 * Answers `OTA_NotifReportRQ`: what the other system has taken, or with `Errors` could not take. Rule:
 * docs/connections-ota.md, "Reading reservations".
 */
export async function acknowledgeBookings(
  { database, clock }: TellDeps,
  message: XmlElement,
  connection: Connection,
): Promise<OtaAnswer> {
  const error = childOf(message, 'Errors')?.children[0];
  if (error === undefined && childOf(message, 'Success') === undefined)
    return { errors: [otaFaults.missing('Success or Errors is missing.')] };
  const report = childOf(childOf(message, 'NotifDetails'), 'HotelNotifReport');
  const named = report === undefined ? [] : childrenIn(report, 'HotelReservations', 'HotelReservation');
  if (named.length === 0) return { errors: [otaFaults.missing('No HotelReservation is named.')] };
  if (named.length > MOST) return { errors: [otaFaults.tooManyBookings(MOST)] };
  const why = error && wordsOf(error);
  const warnings: OtaFault[] = [];
  for (const [index, reservation] of named.entries()) {
    const acknowledged = acknowledgedBy(reservation);
    const isFound = await inTransaction(
      database,
      async (tx) => {
        const told = acknowledged && (await readUnanswered(tx, connection, acknowledged));
        if (told === undefined) return false;
        if (why === undefined)
          await noteTaken(tx, connection, told, otherNumberOf(reservation, acknowledged));
        else
          await noteNotTaken(tx, connection, told, { isRefused: true, why, dueAt: null, now: clock.now() });
        return true;
      },
      { retryable: true },
    );
    if (!isFound) warnings.push(otaFaults.booking(acknowledged?.number ?? '', index + 1));
  }
  return { warnings };
}

function wordsOf({ attributes, text }: XmlElement): string {
  const said = attributes.get('ShortText') ?? text.trim();
  return (said === '' ? 'it answered an error without words' : said).slice(0, LONGEST_WORDS);
}

/** By `UniqueID`: the message's id of type 16, or else the booking's number. */
function acknowledgedBy({ children }: XmlElement): Acknowledged | undefined {
  const ids = children
    .filter(({ name }) => name === 'UniqueID')
    .map(({ attributes }) => attributes.get('ID') ?? '');
  const messageId = ids.find((id) => z.uuid().safeParse(id).success) ?? null;
  const number = ids.find((id) => id !== messageId) ?? messageId;
  return number === null || number === '' ? undefined : { messageId, number };
}

function otherNumberOf(reservation: XmlElement, acknowledged: Acknowledged | undefined): string | null {
  const info = childOf(reservation, 'ResGlobalInfo');
  const ids = info === undefined ? [] : childrenIn(info, 'HotelReservationIDs', 'HotelReservationID');
  const values = ids.map(({ attributes }) => attributes.get('ResID_Value'));
  const other = values.find((one) => one !== undefined && one !== '' && one !== acknowledged?.number);
  return other?.slice(0, LONGEST_NUMBER) ?? null;
}
