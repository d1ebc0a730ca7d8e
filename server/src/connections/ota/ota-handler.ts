import type { ConnectionRight } from '@portico/contract/connections/connection-codes';
import type { StandingHotel } from '../../property-file/hotel.store.ts';
import type { Connection } from '../connection.store.ts';
import type { OtaAnswer } from './answer.ts';
import type { XmlElement } from './read-xml.ts';

/** What answers a kind of message that does more than to set rooms and prices. */
export interface OtaHandler {
  readonly right: ConnectionRight;
  readonly answer: (message: XmlElement, connection: Connection) => Promise<OtaAnswer>;
}

/** By the name of the message. */
export type OtaHandlers = ReadonlyMap<string, OtaHandler>;

/** `HotelCode` is the hotel's code or id. */
export const isCodeOf = ({ code, propertyId }: StandingHotel, given: string) =>
  [code, String(propertyId)].includes(given.toLowerCase());
