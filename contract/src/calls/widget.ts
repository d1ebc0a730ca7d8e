import * as z from 'zod';
import { propertyResponseSchema } from './property.ts';
import { wireDateOut } from './wire-parts.ts';

/** GET /api/Widget/{id}: what the search widget needs of a hotel before it asks for prices. */
export const widgetResponseSchema = propertyResponseSchema
  .pick({
    PropertyId: true,
    PropertyCode: true,
    PropertyName: true,
    Currency: true,
    StandardVatRate: true,
    IsStandardTaxExclusive: true,
    CityTax: true,
    UnitName: true,
    EnableChildrenSearch: true,
    EnableInfantSearch: true,
    DefaultOccupancyAdult: true,
    DefaultOccupancyChildren: true,
    DefaultOccupancyInfant: true,
    MaxNumberOfRoomsOnBooking: true,
    AdultMaximumOccupancy: true,
    ChildMaximumOccupancy: true,
    OccupancyLabelAdult: true,
    OccupancyLabelChildren: true,
    OccupancyLabelInfant: true,
  })
  .extend({
    Today: wireDateOut.meta({ description: 'The hotel’s date' }),
    MaxNightsOnStay: z.int(),
    HidePromoCode: z.boolean(),
    ShowMinimumStay: z.boolean(),
    Taxes: z.string().meta({ description: 'What each price includes: “VAT and city tax”' }),
    Colours: z.string().meta({ description: 'The hotel’s colours by day and by night, as a style sheet' }),
  });
export type WidgetResponse = z.infer<typeof widgetResponseSchema>;
