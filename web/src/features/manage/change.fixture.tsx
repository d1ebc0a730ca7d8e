import type { ManagePreviewResponse } from '@portico/contract/calls/manage-preview';
import type { ManageUpdateRequestBody, ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { apiPaths } from '@portico/contract/paths';
import { buildManaged } from '../../parts/booked/hotel-api.fixture.ts';
import { buildQuote } from '../../parts/change-quote/quote.fixture.ts';
import type { buildHotel } from '../../parts/hotel/hotel.fixture.ts';
import { opened, openManage } from './manage.fixture.tsx';
import { writeOpened } from './opened/opened-session.ts';

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

/** A step of a booking that is open, with what Preview and Update answer one after the other, the last from then on. */
export function openChange({ booking = buildManaged, step, previews, updates = [], more, hotel }: Served) {
  const asked: ManageUpdateRequestBody[] = [];
  const sent: ManageUpdateRequestBody[] = [];
  const keys: (string | null)[] = [];
  const bodyOf = (init: RequestInit) => JSON.parse(String(init.body)) as ManageUpdateRequestBody;
  writeOpened('TEST', booking().ReservationId);
  openManage(
    `${opened}${step}`,
    {
      [apiPaths.manageReservation()]: () => Response.json(booking()),
      [apiPaths.managePreview()]: (init) => {
        asked.push(bodyOf(init));
        return previews[Math.min(asked.length, previews.length) - 1]?.() ?? Response.error();
      },
      [apiPaths.manageUpdate()]: (init) => {
        sent.push(bodyOf(init));
        keys.push(new Headers(init.headers).get('idempotency-key'));
        return updates[Math.min(sent.length, updates.length) - 1]?.() ?? Response.error();
      },
      ...more,
    },
    hotel,
  );
  return { asked, sent, keys };
}
