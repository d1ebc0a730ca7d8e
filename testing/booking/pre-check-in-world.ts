import type { PreCheckInPanel, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import type {
  PreCheckInSaveRequestBody,
  PreCheckInSaveResponse,
} from '@portico/contract/calls/pre-check-in-save';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { ReservationItemId } from '@portico/domain/ids';
import { preCheckInCode } from '@portico/server/access/pre-check-in-link';
import type { BookedReservation } from '@portico/server/reservation/booked-reservation';
import { readReservation } from '@portico/server/reservation/read-reservation.store';
import { PROPERTY } from '../builders/hotel-file.ts';
import { secrets } from '../portico/secrets.ts';
import { buildFlexibleBooking } from './booking-body.ts';
import type { Answer, BookingWorld } from './booking-world.ts';

/** A guest's link, and what they do with it. */
export interface PreCheckInGuestOf {
  readonly code: string;
  readonly referenceNumber: string;
  get(): Promise<PreCheckInReservation & PreCheckInPanel>;
  /** The body of Save by a guest who has named everyone, based on the booking as they saw it. `fields` overrides. */
  order(fields?: Partial<PreCheckInSaveRequestBody>): Promise<PreCheckInSaveRequestBody>;
  save(body: object, key?: string): Promise<Answer<PreCheckInSaveResponse>>;
  preview(body: object): Promise<Answer>;
}

/** A booking of that world as it stands, by its confirmation token. */
export async function readBooked(
  { db }: Pick<BookingWorld, 'db'>,
  token: unknown,
): Promise<BookedReservation> {
  const booked = await readReservation(db.database.kysely, PROPERTY, { confirmationToken: String(token) });
  if (booked === undefined) throw new Error('no such booking');
  return booked;
}

/** Books, by default two nights at Flexible, and returns the booking with a link to it. */
export async function bookAndLink(
  world: BookingWorld,
  body: CreateRequestBody = buildFlexibleBooking(),
): Promise<{ readonly booked: BookedReservation; readonly guest: PreCheckInGuestOf }> {
  const created = await world.create(body);
  const booked = await readBooked(world, created.body.ConfirmationToken);
  return { booked, guest: guestWithLink(world, booked) };
}

export function guestWithLink(
  world: BookingWorld,
  booked: BookedReservation,
  itemId: ReservationItemId | null = null,
): PreCheckInGuestOf {
  const code = preCheckInCode(secrets, booked, itemId);
  const { referenceNumber } = booked;
  const post = async (url: string, payload: object, key?: string) => {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    const response = await world.inject({ method: 'POST', url, payload, headers });
    return {
      status: response.statusCode,
      headers: { ...response.headers },
      body: response.json(),
      text: response.body,
    };
  };
  const get = async () => {
    const query = { propertyId: String(PROPERTY), referenceNumber, hash: code };
    const { body } = await world.get('/api/PreCheckIn/Get', query);
    return body as unknown as PreCheckInReservation & PreCheckInPanel;
  };
  return {
    code,
    referenceNumber,
    get,
    order: async (fields = {}) => {
      const seen = await get();
      return {
        PropertyId: PROPERTY,
        ReferenceNumber: referenceNumber,
        Code: code,
        Version: seen.Version,
        ReservationItems: seen.ReservationItems.map(({ ReservationItemId: id, Guests }) => ({
          ReservationItemId: id as ReservationItemId,
          Guests: Guests.map(({ FirstName, LastName }, index) => ({
            FirstName: FirstName || 'Bea',
            LastName: LastName || `Brook${'abc'[index] ?? ''}`,
          })),
        })),
        ...fields,
      };
    },
    save: (body, key) => post('/api/PreCheckIn/Save', body, key),
    preview: (body) => post('/api/PreCheckIn/Preview', body),
  };
}
