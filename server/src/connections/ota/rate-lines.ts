import { otaFaults, type OtaFault } from './ota-faults.ts';
import { numberOf, whereOf, type OtaItem, type OtaLines } from './ota-lines.ts';
import { childOf, childrenIn, type XmlElement } from './read-xml.ts';

export interface RateFacts {
  /** Whether the hotel states prices without VAT. */
  readonly isNet: boolean;
  /** The base number of adults of the rate plan with a code. */
  readonly baseOf: (ratePlanCode: string | undefined) => number;
}

const ADULT = '10';

/** Ages by OTA's list (AQC). */
const extraFields: Readonly<Record<string, string>> = {
  [ADULT]: 'ExtraAdult',
  '8': 'ExtraChild',
  '7': 'ExtraInfant',
};

/**
 * Prices that an `OTA_HotelRateAmountNotifRQ` sets: each `Rate` of a line is an item. Rule: docs/connections-ota.md,
 * "Rates".
 */
export function rateLines(message: XmlElement, facts: RateFacts): OtaLines {
  const errors: OtaFault[] = [];
  const currencies = new Set<string>();
  const lines = childrenIn(message, 'RateAmountMessages', 'RateAmountMessage');
  const items = lines.flatMap((line, index): OtaItem[] => {
    const record = index + 1;
    const control = childOf(line, 'StatusApplicationControl');
    const rates = childrenIn(line, 'Rates', 'Rate');
    if (control === undefined) errors.push(otaFaults.missing('StatusApplicationControl is missing.', record));
    if (rates.length === 0) errors.push(otaFaults.missing('Rate is missing.', record));
    const base = facts.baseOf(control?.attributes.get('RatePlanCode'));
    return rates.flatMap((rate) => {
      const read = amountsOf(rate, { record, base, isNet: facts.isNet, errors, currencies });
      return control === undefined ? [] : [{ ...whereOf(control, record, rate), ...read }];
    });
  });
  return { items, errors, currencies };
}

interface Reading {
  readonly record: number;
  readonly base: number;
  readonly isNet: boolean;
  readonly errors: OtaFault[];
  readonly currencies: Set<string>;
}

function amountsOf(rate: XmlElement, { record, base, isNet, errors, currencies }: Reading): OtaItem {
  const fields: Record<string, unknown> = {};
  const unit = rate.attributes.get('RateTimeUnit') ?? 'Day';
  const isOfOneNight = unit === 'Day' && (rate.attributes.get('UnitMultiplier') ?? '1') === '1';
  if (!isOfOneNight) errors.push(otaFaults.value('A rate is of one night.', record));

  const amountOf = ({ name, attributes }: XmlElement, other?: string): number | undefined => {
    const currency = attributes.get('CurrencyCode') ?? rate.attributes.get('CurrencyCode');
    if (currency === undefined) errors.push(otaFaults.missing(`CurrencyCode of ${name} is missing.`, record));
    else currencies.add(currency);
    const wanted = isNet ? 'AmountBeforeTax' : 'AmountAfterTax';
    const text = attributes.get(wanted) ?? (other === undefined ? undefined : attributes.get(other));
    if (text === undefined) errors.push(otaFaults.missing(`${wanted} of ${name} is missing.`, record));
    // Older systems send 12000 and two decimal places, newer ones 120.00.
    const isInMinor = !text?.includes('.') && Number(attributes.get('DecimalPlaces') ?? 0) > 0;
    return isInMinor ? Number.NaN : numberOf(text);
  };

  const prices = childrenIn(rate, 'BaseByGuestAmts', 'BaseByGuestAmt').map((one) => {
    const age = one.attributes.get('AgeQualifyingCode') ?? ADULT;
    if (age !== ADULT) errors.push(otaFaults.value('BaseByGuestAmt is of adults.', record));
    return { Adults: numberOf(one.attributes.get('NumberOfGuests')) ?? base, Amount: amountOf(one) };
  });
  if (prices.length > 0) fields['Prices'] = prices;

  for (const one of childrenIn(rate, 'AdditionalGuestAmounts', 'AdditionalGuestAmount')) {
    const field = extraFields[one.attributes.get('AgeQualifyingCode') ?? ''];
    if (field === undefined)
      errors.push(otaFaults.value('AgeQualifyingCode of AdditionalGuestAmount is 10, 8 or 7.', record));
    else fields[field] = amountOf(one, 'Amount');
  }
  return fields;
}
