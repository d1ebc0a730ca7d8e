import type { PaymentPolicy } from '@portico/domain/payment/payment-policy';
import type { CompanyInvoice } from '@portico/domain/payment/company-invoice';
import type { CancellationFee, CancellationPolicy } from '@portico/domain/reservation/cancellation-policy';
import type { WirePolicy } from '../calls/rate.ts';

type WireFee = Pick<WirePolicy['Cancellation'][number], 'Fee' | 'Value'>;

const percent = (basisPoints: number) => basisPoints / 100;
const basisPoints = (percentage: number) => Math.round(percentage * 100);

function toWireFee(fee: CancellationFee): WireFee {
  switch (fee.kind) {
    case 'none':
      return { Fee: 'None', Value: null };
    case 'nights':
      return { Fee: 'Nights', Value: fee.nights };
    case 'percent':
      return { Fee: 'Percent', Value: percent(fee.basisPoints) };
    case 'full':
      return { Fee: 'Full', Value: null };
  }
}

function fromWireFee({ Fee, Value }: WireFee): CancellationFee {
  switch (Fee) {
    case 'None':
      return { kind: 'none' };
    case 'Nights':
      return { kind: 'nights', nights: Value ?? 0 };
    case 'Percent':
      return { kind: 'percent', basisPoints: basisPoints(Value ?? 0) };
    case 'Full':
      return { kind: 'full' };
  }
}

/** The terms of an offered rate, or of a booked room. */
interface Terms {
  readonly payment: PaymentPolicy;
  readonly cancellation: CancellationPolicy;
  /** Whether the guest may change and cancel the booking. */
  readonly allowEdit: boolean;
  readonly allowCancel: boolean;
}

/** `companyInvoice`: of an offered rate; a booking's payment is already decided. */
export function toWirePolicy(
  { payment, cancellation, allowEdit, allowCancel }: Terms,
  companyInvoice: CompanyInvoice = 'no',
): WirePolicy {
  return {
    PaymentPolicyConfiguration: payment.map((entry) => ({
      AutomaticPaymentType: entry.when === 'at-booking' ? 'AtTimeOfBooking' : 'DaysBeforeArrival',
      PercentageToCharge: percent(entry.percentBasisPoints),
      DaysBeforeArrival: entry.when === 'at-booking' ? null : entry.daysBefore,
    })),
    Cancellation: [
      ...cancellation.entries.map(({ daysBefore, at, fee }) => ({
        DaysBefore: daysBefore,
        At: at,
        ...toWireFee(fee),
        NoShow: false,
      })),
      { DaysBefore: null, At: null, ...toWireFee(cancellation.noShow), NoShow: true },
    ],
    AllowEdit: allowEdit,
    AllowCancel: allowCancel,
    AllowCompanyInvoice: companyInvoice !== 'no',
    CompanyInvoiceOnly: companyInvoice === 'only',
  };
}

/**
 * Only a rate that allows invoices counts as restricted to them. Rule: docs/journeys.md, "Rates on a company's
 * invoice".
 */
export function companyInvoiceFromWire({
  AllowCompanyInvoice,
  CompanyInvoiceOnly,
}: WirePolicy): CompanyInvoice {
  if (!AllowCompanyInvoice) return 'no';
  return CompanyInvoiceOnly ? 'only' : 'allowed';
}

export function paymentFromWire(policy: WirePolicy): PaymentPolicy {
  return policy.PaymentPolicyConfiguration.map((entry) => {
    const percentBasisPoints = basisPoints(entry.PercentageToCharge);
    return entry.AutomaticPaymentType === 'AtTimeOfBooking'
      ? { when: 'at-booking', percentBasisPoints }
      : { when: 'days-before-arrival', percentBasisPoints, daysBefore: entry.DaysBeforeArrival ?? 0 };
  });
}

export function cancellationFromWire(policy: WirePolicy): CancellationPolicy {
  const noShow = policy.Cancellation.find((entry) => entry.NoShow);
  return {
    entries: policy.Cancellation.filter((entry) => !entry.NoShow).map((entry) => ({
      daysBefore: entry.DaysBefore,
      at: entry.At,
      fee: fromWireFee(entry),
    })),
    noShow: noShow === undefined ? { kind: 'none' } : fromWireFee(noShow),
  };
}
