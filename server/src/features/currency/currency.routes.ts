import {
  currencyExchangeRateQuerySchema,
  currencyExchangeRateResponseSchema,
} from '@portico/contract/calls/currency-exchange-rate';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import { apiPaths } from '@portico/contract/paths';
import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

/** How much other money one unit of the hotel's is, as its property file says: for display, never for charging. */
export async function currencyRoutes(
  app: PorticoServer,
  { hotels }: { hotels: HotelDirectory },
): Promise<void> {
  app.get(
    apiPaths.currencyExchangeRate(),
    {
      config: { access: 'anyone', load: 'reading' },
      schema: {
        querystring: currencyExchangeRateQuerySchema,
        response: { 200: currencyExchangeRateResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hotel = await hotels.find(request.query.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const { currency, exchangeRates } = hotel.definition.property;
      return {
        BaseCurrency: currency,
        Rates: exchangeRates?.rates ?? {},
        AsOf: exchangeRates?.asOf ?? null,
      };
    },
  );
}
