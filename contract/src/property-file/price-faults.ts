import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';
import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** Amounts with more decimal places than the property's currency has. */
export function priceFaults({
  property,
  ratePlans,
  extras,
  giftVouchers,
  restaurants,
}: PropertyFile): FileFault[] {
  const { currency, cityTax } = property;
  return [
    ...(['adult', 'child', 'infant'] as const).flatMap((guest) =>
      amountFaults(`property.cityTax.${guest}`, cityTax?.[guest] ?? 0, currency),
    ),
    ...ratePlans.flatMap(({ seasons }, plan) =>
      seasons.flatMap(({ price = {} }, season) =>
        Object.entries(price).flatMap(([figure, amount]) =>
          amountFaults(`ratePlans[${plan}].seasons[${season}].price.${figure}`, amount ?? 0, currency),
        ),
      ),
    ),
    ...extras.flatMap(({ articles }, extra) =>
      articles.flatMap(({ price }, article) =>
        amountFaults(`extras[${extra}].articles[${article}].price`, price, currency),
      ),
    ),
    ...restaurants.flatMap(({ promotions }, restaurant) =>
      promotions.flatMap(({ pricePerPerson }, promotion) =>
        amountFaults(
          `restaurants[${restaurant}].promotions[${promotion}].pricePerPerson`,
          pricePerPerson ?? 0,
          currency,
        ),
      ),
    ),
    ...giftVouchers.flatMap(({ balance }, index) =>
      amountFaults(`giftVouchers[${index}].balance`, balance, currency),
    ),
  ];
}

function amountFaults(path: string, amount: number, currency: CurrencyCode): FileFault[] {
  const isWrong = minorOf(amount, currency) === undefined;
  return faultIf(isWrong, path, `an amount in ${currency}, to its smallest coin`, amount);
}
