import type { CancelResponse } from '@portico/contract/calls/manage-cancel';
import type { ManagePreviewResponse } from '@portico/contract/calls/manage-preview';
import type { ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildManaged, buildManagedRoom } from '../../shared/booked/hotel-api.fixture.ts';
import { opened, openManage } from './manage.fixture.tsx';
import { writeOpened } from '../../shared/booked/opened-session.ts';

/** The costs and refunds of cancelling; `RefundToVoucher` goes back to the voucher, the rest to the card that paid. */
function cancelling(CostNow: number, RefundNow: number, RefundToVoucher = 0) {
  const Amount = RefundNow - RefundToVoucher;
  const RefundTo = Amount > 0 ? [{ Card: { Name: 'Visa', LastFour: '4242' }, Amount }] : [];
  return { CostNow, RefundNow, RefundToVoucher, RefundTo, OwedThen: 0 };
}

const loft = buildManagedRoom({ ReservationItemId: '2', RoomNumber: 2, RoomTypeName: 'The Sail Loft' });
const twoRooms = buildManaged({
  Version: 3,
  Rooms: [buildManagedRoom(), loft],
  Cancelling: cancelling(90, 36),
});
const cancelledRoom = buildManagedRoom({
  IsCancelled: true,
  CancellationFee: 90,
  CanBeEdited: false,
  CanBeCancelled: false,
  ChangeableUntil: null,
  WhyNotChangeable: 'cancelled',
});
const cancelled = buildManaged({
  Status: 'Cancelled',
  IsCancelled: true,
  CanBeEdited: false,
  CanBeCancelled: false,
  Rooms: [cancelledRoom],
  TotalCost: 90,
});

const reasons = [
  { Id: 3, Name: 'Our plans have changed' },
  { Id: 4, Name: 'Illness' },
];

type Answers = Partial<Record<'cancel' | 'preview' | 'update', () => Response>>;

/** The open booking, its next state when read again, and the requests sent to cancel it. */
function openBooking(
  states: readonly ManagedReservation[],
  { isRequired = true, cancel, preview, update }: Answers & { isRequired?: boolean } = {},
) {
  const sent: { path: string; body: unknown }[] = [];
  let read = 0;
  const sends = (path: string, answer?: () => Response) => ({
    [path]: (init: RequestInit) => {
      sent.push({ path, body: JSON.parse(String(init.body)) });
      return answer?.() ?? Response.error();
    },
  });
  writeOpened('TEST', twoRooms.ReservationId);
  openManage(opened, {
    '/api/ManageBooking/Reservation': () => Response.json(states[Math.min(read++, states.length - 1)]),
    '/api/ManageBooking/Config/TEST': () => Response.json({ CancellationReasonRequired: isRequired }),
    '/api/StaticData/TEST/CancellationReasons': () => Response.json(reasons),
    ...sends('/api/ManageBooking/Cancel', cancel),
    ...sends('/api/ManageBooking/Preview', preview),
    ...sends('/api/ManageBooking/Update', update),
  });
  return sent;
}

function cancelAnswer(changes: Partial<CancelResponse> = {}): Response {
  return Response.json({
    Success: true,
    Message: 'Your booking is cancelled now.',
    RefusalCode: null,
    Version: 4,
    Cost: 90,
    Refund: 36,
    RefundToVoucher: 0,
    RefundTo: [],
    ...changes,
  } satisfies CancelResponse);
}

function previewAnswer(fee: number): Response {
  return Response.json({
    Success: true,
    Message: null,
    RefusalCode: null,
    Quote: {
      Rooms: [],
      TotalWas: 1260,
      TotalNow: 630,
      CancellationFee: fee,
      Paid: 126,
      ToPayNow: 0,
      Refund: 126,
      RefundToVoucher: 0,
      RefundTo: [],
      VoucherPays: 0,
      DueLater: [],
      DueAtHotel: 0,
      DueOnInvoice: 0,
      HowToPay: 'nothing',
      KeptCard: null,
    },
  } satisfies ManagePreviewResponse);
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
/** With plain spaces. */
const text = (element: HTMLElement | null) => element?.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-02T14:30:00Z') });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('cancelling', () => {
  test('shows first what it costs and what goes back to which card, and later costs', async () => {
    openBooking([twoRooms]);
    const section = await screen.findByRole('region', { name: 'Cancel' });
    expect(text(section)).toContain('Cancelling now costs £90.00. £36.00 goes back to Visa ending 4242.');
    expect(text(section)).toContain('Cancel free of charge until 18:00 on Fri 12 Mar 2027.');
    for (const act of within(section).getAllByRole('button')) expect(act.className).not.toMatch(/danger/);
    await press('Cancel both rooms');
    expect(text(screen.getByRole('dialog'))).toContain('£36.00 goes back to Visa ending 4242.');
  });

  test('shows how what comes back is split between card and gift voucher', async () => {
    const paidByBoth = {
      HopGiftVoucherCode: '••••T-50',
      Cancelling: cancelling(0, 170, 20),
    };
    openBooking([buildManaged(paidByBoth)]);
    const section = await screen.findByRole('region', { name: 'Cancel' });
    const split = '£150.00 goes back to Visa ending 4242 and £20.00 to gift voucher ending T-50.';
    expect(text(section)).toContain(`Cancelling now costs nothing. ${split}`);
    cleanup();
    openBooking([buildManaged({ ...paidByBoth, Cancelling: cancelling(150, 20, 20) })]);
    expect(text(await screen.findByRole('region', { name: 'Cancel' }))).toContain(
      '£20.00 goes back to gift voucher ending T-50.',
    );
  });

  test('of a non-refundable rate shows each thing once', async () => {
    const full = { Fee: 'Full', Value: null } as const;
    const Cancellation = [
      { DaysBefore: null, At: null, NoShow: false, ...full },
      { DaysBefore: null, At: null, NoShow: true, ...full },
    ];
    const Policy = { ...buildManagedRoom().Policy, Cancellation };
    const Cancelling = cancelling(630, 0);
    openBooking([buildManaged({ Rooms: [buildManagedRoom({ Policy, Cancelling })], Cancelling })]);
    const section = await screen.findByRole('region', { name: 'Cancel' });
    expect(text(section)).toBe(
      'CancelCancelling now costs £630.00. Nothing of what was paid comes back. ' +
        'It costs the same later, and if you do not come.Cancel this booking',
    );
  });

  test('asks for a reason where the hotel does, and sends the cost that was seen', async () => {
    const sent = openBooking([twoRooms, cancelled], { cancel: () => cancelAnswer() });
    await press('Cancel both rooms');
    const confirmation = dialog('Cancel both rooms?');
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel both rooms' }));
    const reason = await confirmation.findByRole('combobox', { name: 'Reason' });
    expect(document.activeElement).toBe(reason);
    expect(confirmation.getByText('Choose a reason', { selector: 'span' })).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.selectOptions(reason, 'Illness');
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel both rooms' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your booking is cancelled' })).toBeDefined();
    expect(screen.getByText('Your booking is cancelled now.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([
      {
        path: '/api/ManageBooking/Cancel',
        body: {
          PropertyId: 7,
          ReservationId: twoRooms.ReservationId,
          CancellationReasonId: 4,
          Version: 3,
          SeenCost: 90,
        },
      },
    ]);
  });

  test('needs no reason where the hotel asks for none', async () => {
    const sent = openBooking([twoRooms, cancelled], { isRequired: false, cancel: () => cancelAnswer() });
    await press('Cancel both rooms');
    await screen.findByRole('combobox', { name: /^Reason.*optional/ });
    await userEvent.click(dialog('Cancel both rooms?').getByRole('button', { name: 'Cancel both rooms' }));
    await screen.findByRole('heading', { level: 1, name: 'Your booking is cancelled' });
    expect(sent[0]?.body).toMatchObject({ CancellationReasonId: null });
  });

  test('is left alone by “Keep my booking” and by Esc', async () => {
    const sent = openBooking([twoRooms]);
    await press('Cancel both rooms');
    await press('Keep my booking');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Cancel both rooms');
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  test('that is refused closes the form, shows why and how it stands now', async () => {
    const dearer = { ...twoRooms, Cancelling: cancelling(630, 0) };
    openBooking([twoRooms, dearer], {
      isRequired: false,
      cancel: () => cancelAnswer({ Success: false, Message: 'It costs more now.', Cost: 630, Refund: 0 }),
    });
    await press('Cancel both rooms');
    await userEvent.click(dialog('Cancel both rooms?').getByRole('button', { name: 'Cancel both rooms' }));
    expect(await screen.findByText('It costs more now. Nothing was cancelled.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(text(screen.getByRole('region', { name: 'Cancel' }))).toContain(
      'Cancelling now costs £630.00. Nothing of what was paid comes back.',
    );
  });

  const waits = 'An earlier change waits for its payment.';
  const dearer = 'It costs more now. Nothing was cancelled; please look.';
  test.each([
    ['change.waits-for-payment', waits, `${waits} Nothing was cancelled.`],
    ['change.cost-changed', dearer, dearer],
  ] as const)(
    'that is refused shows once that nothing was cancelled: %s',
    async (RefusalCode, Message, words) => {
      openBooking([twoRooms], {
        isRequired: false,
        cancel: () => cancelAnswer({ Success: false, Message, RefusalCode }),
      });
      await press('Cancel both rooms');
      const confirmation = dialog('Cancel both rooms?');
      await userEvent.click(confirmation.getByRole('button', { name: 'Cancel both rooms' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByText(words)).toBeDefined();
    },
  );

  test('of one room that is refused when it is sent states that nothing was cancelled', async () => {
    openBooking([twoRooms], {
      isRequired: false,
      preview: () => previewAnswer(0),
      update: () =>
        Response.json({
          Success: false,
          Message: waits,
          RefusalCode: 'change.waits-for-payment',
          Status: 'Refused',
          ActionUrl: null,
          Quote: null,
          Reservation: null,
        } satisfies ManageUpdateResponse),
    });
    await press('Cancel The Boatshed');
    const confirmation = dialog('Cancel The Boatshed?');
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel The Boatshed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`${waits} Nothing was cancelled.`)).toBeDefined();
  });

  test('of one room leaves the other, and happens at the cost that was seen only', async () => {
    const one = { ...twoRooms, Version: 4, Rooms: [cancelledRoom, loft] };
    const updated = {
      Success: true,
      Message: null,
      RefusalCode: null,
      Status: 'Applied',
      ActionUrl: null,
      Quote: null,
      Reservation: one,
    } as const satisfies ManageUpdateResponse;
    let fee = 90;
    const sent = openBooking([twoRooms, twoRooms, one], {
      isRequired: false,
      preview: () => previewAnswer(fee),
      update: () => Response.json(updated),
    });
    const cancelRoom = async () => {
      await press('Cancel The Boatshed');
      await userEvent.click(
        dialog('Cancel The Boatshed?').getByRole('button', { name: 'Cancel The Boatshed' }),
      );
    };
    await cancelRoom();
    expect(await screen.findByText(/What cancelling costs has changed meanwhile/)).toBeDefined();
    expect(sent.map(({ path }) => path)).toEqual(['/api/ManageBooking/Preview']);
    fee = 0;
    await cancelRoom();
    expect(await screen.findByText('The Boatshed is cancelled.')).toBeDefined();
    expect(sent.at(-1)?.body).toMatchObject({
      Version: 3,
      RoomsToCancel: [{ ReservationItemId: '1', CancellationReasonId: null }],
      SeenTotalCost: 630,
      SeenPayment: 0,
    });
    expect(screen.getByText('The Boatshed, cancelled')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel The Boatshed' })).toBeNull();
    expect(await button('Cancel this booking')).toBeDefined();
  });

  test('names which of two rooms of one type is meant', async () => {
    const other = buildManagedRoom({ ReservationItemId: '2', RoomNumber: 2 });
    openBooking([{ ...twoRooms, Rooms: [buildManagedRoom(), other] }]);
    await press('Cancel The Boatshed, room 2');
    expect(await button('Keep The Boatshed, room 2')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change The Boatshed, room 1', hidden: true })).toBeDefined();
  });

  test('of a booking that was closed here shows how to find it again', async () => {
    openBooking([twoRooms], { isRequired: false, cancel: () => Response.json({}, { status: 404 }) });
    await press('Cancel both rooms');
    await userEvent.click(dialog('Cancel both rooms?').getByRole('button', { name: 'Cancel both rooms' }));
    expect(await screen.findByText(/For your safety your booking was closed here/)).toBeDefined();
  });

  test('is not offered where it may not be', async () => {
    const fixed = buildManagedRoom({ CanBeCancelled: false });
    openBooking([buildManaged({ CanBeCancelled: false, Rooms: [fixed] })]);
    await screen.findByRole('heading', { level: 2, name: 'This booking' });
    expect(screen.queryByRole('region', { name: 'Cancel' })).toBeNull();
  });
});

test('a booking that is found cancelled shows this, what it cost, and offers no change', async () => {
  openBooking([cancelled]);
  await screen.findByRole('heading', { level: 1, name: 'Your booking is cancelled' });
  expect(text(screen.getByRole('main'))).toContain('Cancelling cost £90.00.');
  expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Cancel' })).toBeNull();
});
