import { openWorld } from '@portico/testing/world/world';
import { buildBookingOf } from '@portico/testing/booking/booking-body';
import { buildExtrasHotel, TWINS } from '@portico/testing/booking/extras-hotel';
import { BREAKFAST, SAUNA } from '@portico/testing/builders/hotel-file';
import { partsOf } from '@portico/testing/mail/parts-of';
import { afterEach, expect, test } from 'vitest';

let close: () => Promise<void>;
afterEach(() => close());

/** The guest's mail and the hotel's note of one booking. */
async function mailsOf(body: unknown) {
  const world = await openWorld({
    hotel: buildExtrasHotel({ settings: { askRoomConfiguration: true } }),
  });
  close = world.close;
  expect((await world.book(body)).body).toMatchObject({ Status: 'Confirmed' });
  const mails = await world.mails();
  return mails.sort((a, b) => (a.to.address < b.to.address ? -1 : 1));
}

test('the mails list extras, was and now, the beds and what a voucher paid', async () => {
  const mails = await mailsOf(
    buildBookingOf(
      {
        NumberOfAdults: 2,
        RoomConfigurationDropdownOptionId: TWINS,
        Services: [
          { ServiceId: BREAKFAST, Quantity: 1 },
          { ServiceId: SAUNA, Quantity: 1 },
        ],
        TotalCost: 235,
      },
      { PromoCode: 'SPRING10', HopGiftVoucherCode: 'GIFT-100', PaymentAmount: 62 },
    ),
  );
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    const [html, text] = partsOf(mail);
    for (const part of [text, html])
      for (const fact of [
        'Breakfast',
        '£48.00',
        'Sauna',
        '£25.00',
        'Twin beds',
        '£235.00',
        '£62.00',
        '£73.00',
      ])
        expect(part).toContain(fact);
    expect(text).toContain('Spring at the quay: £162.00 instead of £180.00');
    expect(html).toContain('Spring at the quay: £162.00 instead of £180.00');
    expect(text).toContain('Paid by gift voucher ••••-100: £100.00');
    expect(html).toContain('Paid by gift voucher ••••-100');
    expect(`${text}${html}`.toLowerCase()).not.toContain('gift-100');
  }
  expect(mails[1]?.text).toContain('SPRING10');
});

test('a voucher of an experience is listed for both, with nothing taken off', async () => {
  const mails = await mailsOf(
    buildBookingOf({ RoomConfigurationDropdownOptionId: TWINS }, { HopGiftVoucherCode: 'SPA-DAY' }),
  );
  for (const { text } of mails)
    expect(text).toContain('Gift voucher ••••-DAY, for an experience: nothing taken off');
});
