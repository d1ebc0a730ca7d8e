import { localDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { picture, property, type FlagRow } from './flags-row.ts';

const lodge = property({ unitName: { singular: 'lodge', plural: 'lodges' } });
const rates = { asOf: localDate('2027-02-01'), rates: { EUR: 1.17 } as Record<CurrencyCode, number> };

const cityTax = { name: 'Visitor levy', adult: 2, child: 0, infant: 0, mostNights: 1, paidAtHotel: true };

/** Rows of `property`: its logo, currency, checkout fields, and word for a room. */
export const propertyRows: readonly FlagRow[] = [
  {
    flag: 'property.logo',
    change: property({ logo: picture('quay-header', 1440, 560) }),
    hotel: 'calendar',
    screen: 'sign',
    without: 'no picture',
    with: 'quay-header.svg, 300 px wide',
  },
  {
    flag: 'property.logo',
    change: property({ logo: picture('quay-night', 960, 720) }),
    hotel: 'limits',
    screen: 'sign',
    without: 'no picture',
    with: 'quay-night.svg, 100 px wide',
  },
  {
    flag: 'property.mark',
    change: property({ mark: picture('quay-mark', 96, 96) }),
    hotel: 'adults',
    screen: 'sign',
    without: 'no picture',
    with: 'quay-mark.svg',
  },
  {
    flag: 'property.exchangeRates.rates',
    change: property({ exchangeRates: rates }),
    hotel: 'calendar',
    screen: 'rooms',
    without: null,
    with: 'about €187',
  },
  {
    flag: 'property.exchangeRates.asOf',
    change: property({ exchangeRates: rates }),
    hotel: 'calendar',
    screen: 'rooms',
    without: null,
    with: 'Rates of Mon 1 Feb 2027.',
  },
  {
    flag: 'property.currency',
    change: property({ currency: 'EUR' }),
    hotel: 'limits',
    screen: 'rooms',
    without: '£160.00',
    with: '€160.00',
  },
  {
    flag: 'property.isStandardTaxExclusive',
    change: property({ isStandardTaxExclusive: true }),
    hotel: 'adults',
    screen: 'rooms',
    without: '£160.00',
    with: '£192.00',
  },
  {
    flag: 'property.standardVatRate',
    change: property({ standardVatRate: 5 }),
    hotel: 'lodges',
    screen: 'checkout',
    without: '£30.67',
    with: '£8.76',
  },
  {
    flag: 'property.cityTax',
    change: property({ cityTax }),
    hotel: 'taxed',
    screen: 'rooms',
    without: '£160.00 £80.00 a night, VAT included',
    with: '£162.00 £81.00 a night, VAT and visitor levy included',
  },
  {
    flag: 'property.cityTax',
    change: property({ cityTax }),
    hotel: 'taxed',
    screen: 'checkout',
    without: null,
    with: 'Visitor levy in this price, paid at the hotel',
  },
  {
    flag: 'property.defaultPhoneCountryCode',
    change: property({ defaultPhoneCountryCode: 'NL' }),
    hotel: 'lodges',
    screen: 'checkout',
    without: 'option "United Kingdom (+44)" [selected]',
    with: 'option "Netherlands (+31)" [selected]',
  },
  {
    flag: 'property.defaultPhoneCountryCode',
    change: property({ defaultPhoneCountryCode: 'NL' }),
    hotel: 'lodges',
    screen: 'checkout',
    without: 'option "United Kingdom" [selected]',
    with: 'option "Netherlands" [selected]',
  },
  {
    flag: 'property.creditCards',
    change: property({ creditCards: [{ id: 2, name: 'Mastercard' }] }),
    hotel: 'lodges',
    screen: 'checkout',
    without: null,
    with: 'We do not take this kind of card.',
  },
  {
    flag: 'property.privacyPolicyUrl',
    change: property({ privacyPolicyUrl: 'https://tern.example/data' }),
    hotel: 'lodges',
    screen: 'checkout',
    without: 'https://quay.example/privacy',
    with: 'https://tern.example/data',
  },
  {
    flag: 'property.termsAndConditionsUrl',
    change: property({ termsAndConditionsUrl: 'https://tern.example/small-print' }),
    hotel: 'lodges',
    screen: 'checkout',
    without: 'https://quay.example/terms',
    with: 'https://tern.example/small-print',
  },
  {
    flag: 'property.paymentTypes',
    change: property({ paymentTypes: ['StoreCard'] }),
    hotel: 'limits',
    screen: 'checkout',
    without: 'Card number',
    with: 'We cannot take cards here just now.',
  },
  ...(
    [
      'search',
      'guests',
      'calendar',
      'rooms',
      'the first of two',
      'nothing fits',
      'sold out',
      'who is coming',
      'extras',
      'checkout',
      'confirmation',
    ] as const
  ).map((screen) => ({
    flag: 'property.unitName',
    change: lodge,
    hotel: 'lodges',
    screen,
    without: /\brooms?\b/i,
    with: /\blodges?\b/i,
  })),
];
