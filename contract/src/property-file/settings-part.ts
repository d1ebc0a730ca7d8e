import { isPoNumberPattern } from '@portico/domain/payment/po-number';
import * as z from 'zod';
import { ownTableSystem } from '../table-system.ts';
import { countSchema, idSchema, nameSchema, originSchema, textSchema, off, on } from './file-parts.ts';

const poNumberPatternSchema = z
  .string()
  .refine(
    isPoNumberPattern,
    String.raw`Expected a pattern for the whole number, such as ^PO-\d{6}$, with at most three parts of open length`,
  );

/** How the booking pages behave: what they ask for, what they show, when they close. */
export const settingsPartSchema = z.strictObject({
  maxNumberOfRoomsOnBooking: z.int().min(1).max(20).default(4),
  maxNightsOnStay: z
    .int()
    .min(1)
    .max(365)
    .default(90)
    .describe('Most nights of one stay; for more, guests are asked to contact the hotel'),
  defaultOccupancy: z
    .strictObject({ adults: z.int().min(1).max(20), children: countSchema(20), infants: countSchema(20) })
    .default({ adults: 1, children: 0, infants: 0 }),
  enableChildrenSearch: z.boolean().default(true),
  enableInfantSearch: z.boolean().default(true),
  adultMaximumOccupancy: z.int().min(1).max(50).optional().describe('Adults in one room, whatever the type'),
  childMaximumOccupancy: countSchema(50)
    .optional()
    .describe('Children and infants in one room, whatever the type'),
  occupancyLabels: z
    .strictObject({ adult: nameSchema, children: nameSchema, infant: nameSchema })
    .default({ adult: '13 and over', children: '2 to 12', infant: 'Under 2' })
    .describe('The line under each kind of guest'),
  showRoomTypeOccupancy: on('“Sleeps 3” on the room'),
  showMinimumLengthOfStayNotification: on('“2 nights at least” on a day'),
  showDisabledDatesOnCalendar: on('True: days that cannot be chosen are marked'),
  hidePromoCodeOnLandingPage: off('True: a code comes by link or offer only'),
  askRoomConfiguration: off('True: guests choose how the beds are made up'),
  askAdditionalInformation: off('True: the checkout has a field for additional information'),
  includeExtrasInPaymentPolicy: off(
    'True: extras are charged with the room where the room is charged at booking',
  ),
  receptionRefundLimit: z
    .number()
    .min(0)
    .max(1_000_000)
    .default(250)
    .describe('The most that reception gives back at once at the desk, in the hotel’s currency'),
  receptionVoucherLimit: z
    .number()
    .min(0)
    .max(1_000_000)
    .default(250)
    .describe('The most that a gift voucher is worth that reception issues, in the hotel’s currency'),
  giftVouchers: z
    .strictObject({ name: nameSchema })
    .optional()
    .describe('Present: gift vouchers are accepted; their name for guests'),
  enableUserChoiceOfPaymentMethod: off('True: guests who may choose can have an invoice'),
  anyoneMayChoosePaymentMethod: off('True: all guests may choose'),
  userAccounts: off('True: guests may have an account with the hotel, and log in'),
  accountsMayChoosePaymentMethod: off('True: all logged-in guests may choose; false: those set by command'),
  enablePayByCompanyInvoice: off(
    'True: rates that allow it can be paid on the invoice of a company of this file',
  ),
  poNumber: z
    .strictObject({ pattern: poNumberPatternSchema.optional(), hint: nameSchema })
    .optional()
    .describe('PO numbers of companies: a pattern of the whole number, and a hint under the field'),
  customTerms: z
    .strictObject({
      label: nameSchema.describe('Beside the box to tick'),
      text: textSchema,
      onlyForCompanyInvoice: z.boolean().default(false),
    })
    .optional()
    .describe('The hotel’s own terms, agreed to beside its general ones'),
  cancellationReasons: z
    .array(z.strictObject({ id: idSchema, name: nameSchema }))
    .max(30)
    .default([])
    .describe('Reasons that a guest chooses from when cancelling'),
  cancellationReasonRequired: off('True: a guest must choose a reason to cancel'),
  preCheckIn: z
    .strictObject({
      daysBefore: z.int().min(1).max(60).default(3),
      cardRequired: off('True: a card is stored at check-in; needs StoreCard'),
    })
    .optional()
    .describe('Present: guests check in online, by a link mailed daysBefore arrival'),
  tableService: nameSchema
    .default(ownTableSystem)
    .describe('The system that books tables: Portico, or another that this server was built with'),
  eraseGuestsAfterMonths: z
    .int()
    .min(1)
    .max(240)
    .optional()
    .describe(
      'Months after departure until guests are erased; absent: only by hand, at the desk or by command',
    ),
  defaultRestaurant: idSchema.optional().describe('The id of the restaurant first shown; absent: the first'),
  noAvailabilityMessage: textSchema.optional(),
  sameDayBookingRestriction: z
    .strictObject({
      enabled: z.boolean(),
      hour: z.int().min(0).max(23),
      minute: z.int().min(0).max(59),
      message: textSchema,
    })
    .optional()
    .describe('The time on the hotel’s clock from which no one books for today'),
  widgetSites: z
    .array(originSchema)
    .max(20)
    .default([])
    .describe('Your own sites that may show the search widget, each as https://www.example.com'),
  googleHotels: z
    .strictObject({
      street: nameSchema.describe('Street and number'),
      city: nameSchema,
      province: nameSchema.optional().describe('County, state or region'),
      postalCode: nameSchema.optional(),
      country: z.string().regex(/^[A-Z]{2}$/, 'Expected two capital letters, such as GB'),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      category: nameSchema
        .default('hotel')
        .describe('What kind of house it is: hotel, hostel, guest house …'),
      childAges: z
        .strictObject({ infantUntil: z.int().min(0).max(17), childUntil: z.int().min(0).max(17) })
        .refine(
          ({ infantUntil, childUntil }) => infantUntil < childUntil,
          'Expected children older than infants',
        )
        .optional()
        .describe('The last age of an infant and of a child; absent: Google is told no prices for children'),
    })
    .optional()
    .describe('Present: Google is told of the hotel and its prices; where it is, as Google’s maps have it'),
  required: z
    .strictObject({
      firstName: z.boolean().default(true),
      lastName: z.boolean().default(true),
      email: z.boolean().default(false),
      phone: z.boolean().default(false),
      country: z.boolean().default(true),
      street: z.boolean().default(true),
      city: z.boolean().default(false),
      stateOrCounty: z.boolean().default(false),
      postCode: z.boolean().default(true),
    })
    .prefault({})
    .describe('What the hotel requires of guests and bookers'),
});
