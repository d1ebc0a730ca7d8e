import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withVat } from './vat.ts';

test('net and VAT add up to gross, and the amount stays what the hotel kept', () => {
  fc.assert(
    fc.property(fc.nat(1e12), fc.nat(100_000), fc.boolean(), (amount, rateMillipercent, isExclusive) => {
      const line = withVat(amount, { rateMillipercent, isExclusive });
      expect(line.netMinor + line.vatMinor).toBe(line.grossMinor);
      expect(isExclusive ? line.netMinor : line.grossMinor).toBe(amount);
      expect(line.vatMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});
