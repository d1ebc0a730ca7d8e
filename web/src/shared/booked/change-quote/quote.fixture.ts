import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';

/** The mock's change of dates: a higher price, nothing to pay before the stay. */
export function buildQuote(changes: Partial<WireChangeQuote> = {}): WireChangeQuote {
  return {
    Rooms: [
      {
        ReservationItemId: '1',
        RoomNumber: 1,
        RoomTypeName: 'The Boatshed',
        Was: 630,
        Now: 836,
        Services: [],
        TermsThen: null,
        PromotionLost: null,
      },
    ],
    TotalWas: 630,
    TotalNow: 836,
    CancellationFee: 0,
    Paid: 126,
    ToPayNow: 0,
    Refund: 0,
    RefundToVoucher: 0,
    RefundTo: [],
    VoucherPays: 0,
    DueLater: [],
    DueAtHotel: 710,
    DueOnInvoice: 0,
    HowToPay: 'nothing',
    KeptCard: null,
    ...changes,
  };
}
