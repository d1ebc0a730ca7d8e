import { remainingExtra } from '@portico/domain/availability/extra-inventory';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { vatRateOf } from '@portico/domain/money/vat';
import { mostOfExtra, type Extra } from '@portico/domain/pricing/extra-cost';
import type { WireService, WireServiceInventory } from '../calls/services.ts';
import type { StoredExtraPart } from '../property-file/property-file.ts';
import { toExtra } from '../property-file/to-domain.ts';
import { fromWireAmount, toWireAmount } from './amounts.ts';
import { chargeTypeFromWire } from './charge-type.ts';
import { toWirePicture } from './picture.ts';

const wireBeds = { cot: 'Cot', 'extra-bed': 'ExtraBed' } as const;
const bedFromWire = { Cot: 'cot', ExtraBed: 'extra-bed' } as const;

/** An extra in Service/Get: prices as the hotel stores them, none of it taken yet. */
export function toWireService(part: StoredExtraPart, currency: CurrencyCode): WireService {
  const extra = toExtra(part, currency);
  const unitMinor = extra.articleMinors.reduce((sum, minor) => sum + minor, 0);
  return {
    ServiceId: part.id,
    ServiceCode: part.code,
    ServiceName: part.name,
    ServiceDescription: part.description,
    Image: part.image === undefined ? null : toWirePicture(part.image),
    IsBreakfast: part.isBreakfast,
    AsksChildAges: part.asksChildAges,
    AllowEditOnBookingEngine: part.allowEditOnBookingEngine,
    Price: toWireAmount(unitMinor, currency),
    VatRate: part.vatRate ?? null,
    ChargeType: part.chargeType,
    ChargePerPerson: part.chargePerPerson,
    Articles: part.articles.map(({ name, price }) => ({ Name: name, Price: price })),
    Quantity: 0,
    MaximumQuantity: mostOfExtra(extra),
    Bed: extra.bed === undefined ? null : wireBeds[extra.bed],
  };
}

/** For the rules of domain: prices in minor units, net or gross as the hotel stores them. */
export function extraFromWire(service: WireService, currency: CurrencyCode): Extra {
  return {
    id: service.ServiceId,
    chargeType: chargeTypeFromWire(service.ChargeType),
    isPerPerson: service.ChargePerPerson,
    articleMinors: service.Articles.map(({ Price }) => fromWireAmount(Price, currency)),
    maxQuantity: service.MaximumQuantity,
    bed: service.Bed === null ? undefined : bedFromWire[service.Bed],
    vatRateMillipercent: service.VatRate === null ? null : vatRateOf(service.VatRate),
  };
}

/**
 * Units available on the scarcest date of the stay, less the guest's others in the basket; null: unlimited. Rule:
 * docs/pricing.md, "Limited extras".
 */
export function remainingExtraFromWire(
  inventory: WireServiceInventory | undefined,
  otherQuantities: readonly number[] = [],
): number | null {
  return remainingExtra({
    startingInventory: inventory?.StartingInventory ?? null,
    usedQuantities: [
      ...(inventory?.ReservationItems ?? []).map(({ Quantity }) => Quantity),
      ...otherQuantities,
    ],
  });
}
