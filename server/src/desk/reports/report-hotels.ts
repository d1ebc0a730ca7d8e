import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { mayCall } from '@portico/contract/desk/may-call';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { sumOf, type StaySums } from '@portico/domain/reports/stay-sums';
import type { Hotel } from '../../hotel/hotel.ts';
import { readStaffRoles } from '../../staff/staff-session.store.ts';
import type { Run } from '../run/operation.ts';
import { figuresOf, readStays } from './report-stays.ts';

type Hotels = 'Reports/Hotels';

/** The sums of each hotel of a person, and of all in one currency. Rule: docs/reports.md, "Groups". */
export async function reportHotels(run: Run, period: DeskTaken<Hotels>): Promise<DeskAnswer<Hotels>> {
  const found: { readonly hotel: Hotel; readonly sums: StaySums }[] = [];
  for (const hotel of await hotelsOf(run)) {
    const { report } = await readStays({ ...run, hotel }, { ...period, roomTypeId: null });
    found.push({ hotel, sums: report.sums });
  }
  const currencies = [...new Set(found.map(({ hotel }) => hotel.currency))].sort();
  return {
    hotels: found.map(({ hotel: { definition, currency }, sums }) => ({
      code: definition.property.code,
      name: definition.property.name,
      currency,
      sums,
      figures: figuresOf(sums),
    })),
    totals: currencies.map((currency) => totalOf(currency, found)),
  };
}

/** Those where the role of whoever asks allows it; of a command the one it names. */
async function hotelsOf({ operator, hotel, hotels, database: { kysely } }: Run): Promise<readonly Hotel[]> {
  if (operator.kind !== 'staff') return [hotel];
  const roles = await readStaffRoles(kysely, operator.staffId);
  const theirs = roles.filter(({ role }) => mayCall['Reports/Hotels'].includes(role));
  const found = await hotels.several(theirs.map(({ propertyId }) => propertyId));
  return [...found.values()];
}

function totalOf(currency: CurrencyCode, all: readonly { readonly hotel: Hotel; readonly sums: StaySums }[]) {
  const those = all.filter(({ hotel }) => hotel.currency === currency);
  const sums = sumOf(those.map((one) => one.sums));
  return { currency, hotels: those.length, sums, figures: figuresOf(sums) };
}
