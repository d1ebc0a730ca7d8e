import type { ManagePreviewResponse } from '@portico/contract/calls/manage-preview';
import type { ManageUpdateRequestBody, ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { buildManaged } from '../../shared/booked/hotel-api.fixture.ts';
import { inTurn } from '../../shared/booked/in-turn.fixture.ts';
import { buildQuote } from '../../shared/booked/change-quote/quote.fixture.ts';
import type { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { opened, openManage } from './manage.fixture.tsx';
import { writeOpened } from '../../shared/booked/opened-session.ts';

type Answers = Parameters<typeof openManage>[1];

export function previewAnswer(changes: Partial<ManagePreviewResponse> = {}): Response {
  return Response.json({
    Success: true,
    Message: null,
    RefusalCode: null,
    Quote: buildQuote(),
    ...changes,
  } satisfies ManagePreviewResponse);
}

export function updateAnswer(changes: Partial<ManageUpdateResponse> = {}): Response {
  return Response.json({
    Success: true,
    Message: null,
    RefusalCode: null,
    Status: 'Applied',
    ActionUrl: null,
    Quote: null,
    Reservation: buildManaged({ Version: 2 }),
    ...changes,
  } satisfies ManageUpdateResponse);
}

interface Served {
  readonly booking?: () => ManagedReservation;
  readonly step: string;
  readonly previews: readonly (() => Response)[];
  readonly updates?: readonly (() => Response | Promise<Response>)[];
  readonly more?: Answers;
  readonly hotel?: ReturnType<typeof buildHotel>;
}

/** An open step of a booking; Preview and Update give these answers in order, the last one repeatedly. */
export function openChange({ booking = buildManaged, step, previews, updates = [], more, hotel }: Served) {
  const preview = inTurn<ManageUpdateRequestBody, Response>(previews);
  const update = inTurn<ManageUpdateRequestBody, Response | Promise<Response>>(updates);
  writeOpened('TEST', booking().ReservationId);
  openManage(
    `${opened}${step}`,
    {
      '/api/ManageBooking/Reservation': () => Response.json(booking()),
      '/api/ManageBooking/Preview': preview.answer,
      '/api/ManageBooking/Update': update.answer,
      ...more,
    },
    hotel,
  );
  return { previewed: preview.sent, sent: update.sent, keys: update.keys };
}
