import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { paymentTypeNumber } from '@portico/contract/calls/payment-types';
import { fromWireAmount, toWireAmount } from '@portico/contract/wire/amounts';
import type { OfferedBasket } from './offered-basket.ts';
import { invoiced } from './order.ts';

/** A booking with another sum than the hotel's, or with its sum reached in another way. */
export interface Tampered {
  readonly how: string;
  readonly body: CreateRequestBody;
  readonly refusal:
    | 'quote.price-changed'
    | 'voucher.changed'
    | 'promotion.not-valid'
    | 'extra.unavailable'
    | 'rate.unavailable'
    | 'payment.type-not-offered';
}

/** Every way to tamper with this order. `file`: of its hotel. */
export function tamperedCopies(
  basket: OfferedBasket,
  order: CreateRequestBody,
  file: PropertyFile,
): Tampered[] {
  return [
    ...withOtherSums(basket, order),
    ...withOtherExtras(basket, order),
    ...withOtherCodes(basket, order, file),
    ...withAnotherWayToPay(basket, order),
  ];
}

function withOtherSums({ hotel }: OfferedBasket, order: CreateRequestBody): Tampered[] {
  const { currency } = hotel;
  // When nothing is due, a penny more is as wrong.
  const pennyOff = (amount: number) => {
    const minor = fromWireAmount(amount, currency);
    return toWireAmount(minor === 0 ? 1 : minor - 1, currency);
  };
  const refusal = 'quote.price-changed';
  return [
    {
      how: 'a penny off the total of a room',
      body: inFirstRoom(order, (room) => ({ TotalCost: pennyOff(room.TotalCost) })),
      refusal,
    },
    {
      how: 'a penny off what is due now',
      body: { ...order, PaymentAmount: pennyOff(order.PaymentAmount) },
      refusal,
    },
  ];
}

function withOtherExtras({ rooms }: OfferedBasket, order: CreateRequestBody): Tampered[] {
  const first = rooms[0]?.offer.quote.extras[0];
  if (first === undefined || first.grossMinor === 0) return [];
  const withQuantity = (change: number) =>
    inFirstRoom(order, ({ Services = [] }) => ({
      Services: Services.map((service, index) =>
        index === 0 ? { ...service, Quantity: service.Quantity + change } : service,
      ),
    }));
  return [
    {
      how: 'an extra left out of its price',
      body: inFirstRoom(order, ({ Services = [] }) => ({ Services: Services.slice(1) })),
      refusal: 'quote.price-changed',
    },
    ...(first.quantity > 1
      ? [{ how: 'one less of an extra', body: withQuantity(-1), refusal: 'quote.price-changed' } as const]
      : []),
    {
      how: 'more of an extra than there is',
      body: withQuantity(99 - first.quantity),
      refusal: 'extra.unavailable',
    },
  ];
}

function withOtherCodes(
  { hotel, rooms, quote }: OfferedBasket,
  order: CreateRequestBody,
  file: PropertyFile,
): Tampered[] {
  const unlisted = file.ratePlans.flatMap(({ id, isPublic }) => (isPublic ? [] : [id as number]));
  // The code unlocked the plan.
  const isOpened = rooms.some(({ item }) => unlisted.includes(item.ratePlanId));
  const isNamed = rooms.some(({ offer }) => offer.rate.Promotion !== null);
  const isLowered = rooms.some(({ offer: { quote: room } }) => room.originalGrossMinor !== room.grossMinor);
  const withoutCode = { ...order, PromoCode: null };
  return [
    {
      how: 'the promotion of somebody else',
      body: inFirstRoom(order, () => ({ Promotion: { PromotionId: 999 } })),
      refusal: 'promotion.not-valid',
    },
    ...(isNamed
      ? [
          {
            how: 'a promotion without its code',
            body: withoutCode,
            refusal: isOpened ? 'rate.unavailable' : 'promotion.not-valid',
          } as const,
        ]
      : []),
    ...(isLowered
      ? [
          {
            how: 'the price of a promotion that is not named',
            body: { ...withoutCode, Rooms: order.Rooms.map((room) => ({ ...room, Promotion: null })) },
            refusal: isOpened ? 'rate.unavailable' : 'quote.price-changed',
          } as const,
        ]
      : []),
    ...(quote.voucherMinor > 0
      ? [
          {
            how: 'a voucher that is said to pay a penny more',
            body: {
              ...order,
              HopGiftDiscountAmount: toWireAmount(quote.voucherMinor + 1, hotel.currency),
            },
            refusal: 'voucher.changed',
          } as const,
        ]
      : []),
    ...(quote.due.nowMinor !== quote.dueBeforeVoucher.nowMinor
      ? [
          {
            how: 'what a voucher leaves, without the voucher',
            body: { ...order, HopGiftVoucherCode: null },
            refusal: 'quote.price-changed',
          } as const,
        ]
      : []),
  ];
}

function withAnotherWayToPay({ payment, quote }: OfferedBasket, order: CreateRequestBody): Tampered[] {
  if (payment.ways.includes('company-invoice') || quote.voucherMinor === quote.grossMinor) return [];
  return [
    {
      how: 'a company’s invoice that its rates do not allow',
      body: {
        ...order,
        CardDetails: null,
        PaymentType: paymentTypeNumber('company-invoice'),
        PaymentAmount: 0,
        AccountId: invoiced.accountId,
        PONumber: invoiced.poNumber,
      },
      refusal: 'payment.type-not-offered',
    },
  ];
}

type Room = CreateRequestBody['Rooms'][number];

function inFirstRoom(order: CreateRequestBody, change: (room: Room) => Partial<Room>): CreateRequestBody {
  return {
    ...order,
    Rooms: order.Rooms.map((room, index) => (index === 0 ? { ...room, ...change(room) } : room)),
  };
}
