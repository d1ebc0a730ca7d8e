import { extraFaults } from './extra-faults.ts';
import type { ReadFile } from './file-fault.ts';
import { invoiceFaults } from './invoice-faults.ts';
import { occupancyFaults } from './occupancy-faults.ts';
import { paymentTypeFaults } from './payment-type-faults.ts';
import { priceFaults } from './price-faults.ts';
import { priceLimitFaults } from './price-limit-faults.ts';
import { promotionFaults } from './promotion-faults.ts';
import { propertyFileSchema, type PropertyFile } from './property-file.ts';
import { referenceFaults } from './reference-faults.ts';
import { restaurantFaults } from './restaurant-faults.ts';
import { schemaFaults } from './schema-faults.ts';
import { seasonLimitFaults } from './season-limit-faults.ts';
import { settingsFaults } from './settings-faults.ts';
import { spanFaults } from './span-faults.ts';
import { termsFaults } from './terms-faults.ts';
import { uniqueFaults } from './unique-faults.ts';

/**
 * Reads a property file from parsed JSON, with defaults put in place. Otherwise every fault is listed: those of the
 * shape first, in a file of the right shape those between its parts, and then those of single nights. Rules: docs/property-file.md.
 */
export function readPropertyFile(json: unknown): ReadFile<PropertyFile> {
  const read = propertyFileSchema.safeParse(json);
  if (!read.success) return { ok: false, faults: schemaFaults(json, read.error.issues) };
  const file = read.data;
  const faults = [
    ...uniqueFaults(file),
    ...spanFaults(file),
    ...priceFaults(file),
    ...priceLimitFaults(file),
    ...paymentTypeFaults(file),
    ...termsFaults(file),
    ...occupancyFaults(file),
    ...referenceFaults(file),
    ...promotionFaults(file),
    ...extraFaults(file),
    ...settingsFaults(file),
    ...invoiceFaults(file),
    ...restaurantFaults(file),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const ofNights = seasonLimitFaults(file);
  return ofNights.length === 0 ? { ok: true, file } : { ok: false, faults: ofNights };
}
