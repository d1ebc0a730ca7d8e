import {
  buildHotelFile,
  buildPromotion,
  buildRoomType,
  DOUBLE,
  family,
  FAMILY,
} from '@portico/testing/builders/hotel-file';
import { buildInvoiceHotel } from '@portico/testing/booking/invoice-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { bookConfigResponseSchema } from '@portico/contract/calls/book-config';
import { refusalCodes } from '@portico/contract/refusals';
import { countriesResponseSchema } from '@portico/contract/calls/static-data';
import { propertyResponseSchema } from '@portico/contract/calls/property';
import { whereSchema } from '@portico/contract/calls/where';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject({ url });

const calls = [
  '/api/Property/',
  '/api/Book/Config/',
  ['/api/StaticData/', '/countries'],
  ['/api/StaticData/', '/creditcardtypes'],
  ['/api/StaticData/', '/CancellationReasons'],
].map((parts) => ([] as string[]).concat(parts));

describe.each(calls)('%s{id}%s', (before, after = '') => {
  test.each(['nowhere', '8', '0', '-7', '7.0', '%00', 'x'.repeat(41), "O'Brien", 'null'])(
    'an unknown hotel is refused: %s',
    async (id) => {
      const { statusCode, body } = await get(`${before}${encodeURIComponent(id)}${after}`);
      expect([400, 404]).toContain(statusCode);
      expect(JSON.parse(body)).toHaveProperty('Message');
    },
  );

  test('the id and the code, in any case, name the same hotel', async () => {
    const answers = await Promise.all(['7', 'quay', 'QUAY'].map((id) => get(`${before}${id}${after}`)));
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body).toBe(answers[0]?.body);
    }
  });
});

test('a property has its identity, with the code of its telephone numbers', async () => {
  const property = propertyResponseSchema.parse((await get('/api/Property/quay')).json());
  expect(property).toMatchObject({
    PropertyId: 7,
    PropertyCode: 'Quay',
    PropertyName: 'The Quay',
    Currency: 'GBP',
    DefaultPhoneCountryCode: 'GB',
    DefaultPhoneDialling: { DialCode: '44', TrunkPrefix: '0' },
  });
});

test('the configuration of its pages follows its property file', async () => {
  const config = bookConfigResponseSchema.parse((await get('/api/Book/Config/7')).json());
  expect(config).toMatchObject({ PropertyId: 7, MaxNumberOfRoomsOnBooking: 4, FirstNameRequired: true });
});

test('countries are known by their ISO 3166 number and sorted by name', async () => {
  const countries = countriesResponseSchema.parse((await get('/api/StaticData/7/countries')).json());
  expect(countries.length).toBeGreaterThan(240);
  expect(countries).toContainEqual({
    Id: 826,
    Name: 'United Kingdom',
    Code: 'GB',
    Dialling: { DialCode: '44', TrunkPrefix: '0', IsMainOfDialCode: true },
  });
  expect(countries.map(({ Name }) => Name)).toEqual(
    countries.map(({ Name }) => Name).sort(new Intl.Collator('en-GB').compare),
  );
  expect(new Set(countries.map(({ Id }) => Id)).size).toBe(countries.length);
});

test.each([
  [826, 'United Kingdom'],
  [840, 'United States'],
  [156, 'China'],
  [834, 'Tanzania'],
  [498, 'Moldova'],
  [760, 'Syria'],
  [344, 'Hong Kong'],
  [158, 'Taiwan'],
])('country %i is called %s, as its guests write it', async (id, name) => {
  const countries: { Id: number; Name: string }[] = (await get('/api/StaticData/7/countries')).json();
  expect(countries.find(({ Id }) => Id === id)?.Name).toBe(name);
});

describe('the rest of a hotel’s definition', () => {
  const picture = { url: '/pictures/offer.svg', width: 800, height: 600, alt: 'The quay in March' };
  const spring = {
    id: 5,
    name: 'Spring at the quay',
    description: 'A tenth off.',
    image: picture,
    dateFrom: '2027-03-01',
    promoCode: 'SPRING10',
  };
  let full: World;
  beforeAll(async () => {
    const file = buildHotelFile({
      property: {
        hotelRating: 4.5,
        where: {
          intro: 'On the harbour wall.',
          map: picture,
          labels: [{ name: 'The Quay', x: 58.5, y: 40, isHotel: true }],
          ways: [{ title: 'By train', text: 'Turn left.', sign: 'train' }],
          access: [{ title: 'Front door', text: 'One step' }],
        },
      },
      settings: {
        askAdditionalInformation: true,
        showMinimumLengthOfStayNotification: false,
        showDisabledDatesOnCalendar: false,
        hidePromoCodeOnLandingPage: true,
        includeExtrasInPaymentPolicy: true,
        askRoomConfiguration: true,
        giftVouchers: { name: 'Quay gifts' },
        cancellationReasons: [{ id: 3, name: 'Our plans have changed' }],
        cancellationReasonRequired: true,
      },
      locations: [{ id: 1, name: 'The House' }],
      offers: [spring],
      promotions: [buildPromotion()],
      roomTypes: [
        buildRoomType({
          configurations: [
            { id: 3, name: 'Twin' },
            { id: 4, name: 'Double' },
          ],
          beds: ['Twin'],
          size: 24.5,
          view: 'Harbour',
          story: 'The window is the room.',
          facilities: [{ title: 'To wash', items: ['A bath'] }],
          notHere: [{ name: 'A lift' }, { name: 'Bunks', roomType: FAMILY }],
          access: { steps: 34, doorWidth: 74 },
          dogsWelcome: true,
          terms: [{ title: 'Quiet', text: 'From 22:30' }],
        }),
        buildRoomType(family),
      ],
    });
    full = await openWorld({ hotel: { ...file, bookingIncentives: ['No fee to change'] } });
  });
  afterAll(() => full.close());

  test('its stars', async () => {
    expect((await full.app.inject('/api/Property/7')).json()).toMatchObject({ HotelRating: 4.5 });
    expect((await get('/api/Property/7')).json()).toMatchObject({ HotelRating: null });
  });

  test('places, offers, reasons to book here, and how its pages behave', async () => {
    const config = bookConfigResponseSchema.parse((await full.app.inject('/api/Book/Config/7')).json());
    expect(config).toMatchObject({
      Locations: [{ Id: 1, Name: 'The House' }],
      Offers: [
        {
          Id: 5,
          Name: 'Spring at the quay',
          Image: { Url: '/pictures/offer.svg' },
          DateFrom: '2027-03-01',
          DateTo: null,
          RatePlanCode: null,
          PromoCode: 'SPRING10',
        },
      ],
      BookingIncentives: ['No fee to change'],
      AskAdditionalInformation: true,
      ShowMinimumLengthOfStayNotification: false,
      ShowDisabledDatesOnCalendar: false,
      HidePromoCodeOnLandingPage: true,
      IncludeServicesInPaymentPolicyBookingCost: true,
      ShowRoomConfigurationQuestion: true,
      GiftServiceProviderConfig: { Active: true, Name: 'Quay gifts' },
    });
  });

  test('what a guest who cancels chooses from, which may be nothing', async () => {
    const path = '/api/StaticData/7/CancellationReasons';
    expect((await full.app.inject(path)).json()).toEqual([{ Id: 3, Name: 'Our plans have changed' }]);
    expect((await get(path)).json()).toEqual([]);
  });

  test('whether a guest who cancels has to choose', async () => {
    const manageConfig = (await full.app.inject('/api/ManageBooking/Config/7')).json();
    expect(manageConfig).toMatchObject({ CancellationReasonRequired: true, FirstNameRequired: true });
    expect((await get('/api/ManageBooking/Config/7')).json()).toMatchObject({
      CancellationReasonRequired: false,
    });
  });

  test('a hotel without these settings has none, and shows no field for a code that could not be right', async () => {
    expect((await get('/api/Book/Config/7')).json()).toMatchObject({
      Locations: [],
      Offers: [],
      BookingIncentives: [],
      HidePromoCodeOnLandingPage: true,
      ShowRoomConfigurationQuestion: false,
      GiftServiceProviderConfig: { Active: false, Name: null },
    });
  });

  test('how to find it; a hotel that does not describe it says so', async () => {
    expect((await full.app.inject('/api/Property/7')).json()).toMatchObject({ HasWhere: true });
    const answer = await full.app.inject('/api/Where/Get?propertyId=7');
    expect(whereSchema.parse(answer.json())).toEqual({
      Map: { Url: '/pictures/offer.svg', Width: 800, Height: 600, Alt: 'The quay in March' },
      Labels: [{ Name: 'The Quay', Note: null, X: 58.5, Y: 40, IsHotel: true }],
      Intro: 'On the harbour wall.',
      Ways: [{ Title: 'By train', Text: 'Turn left.', Sign: 'train' }],
      Parking: null,
      Access: [{ Title: 'Front door', Text: 'One step' }],
      AccessNote: null,
      Hours: [],
    });
    expect((await get('/api/Property/7')).json()).toMatchObject({ HasWhere: false });
    const none = await get('/api/Where/Get?propertyId=7');
    expect([none.statusCode, none.json()]).toMatchObject([404, { RefusalCode: 'where.unknown' }]);
    expect((await get('/api/Where/Get?propertyId=8')).json()).toMatchObject({
      RefusalCode: 'property.unknown',
    });
  });

  test('a room type in full, with the name of the one that has what it lacks', async () => {
    const answer = await full.app.inject(`/api/RoomType/Get?propertyId=7&roomTypeId=${DOUBLE}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      RoomType: {
        RoomTypeId: DOUBLE,
        Beds: ['Twin'],
        View: 'Harbour',
        Size: 24.5,
        IsStepFree: false,
        DogsWelcome: true,
      },
      Story: 'The window is the room.',
      Floor: null,
      Facilities: [{ Title: 'To wash', Items: ['A bath'] }],
      NotHere: [
        { Name: 'A lift', RoomType: null },
        { Name: 'Bunks', RoomType: { RoomTypeId: FAMILY, Name: 'Family' } },
      ],
      Steps: 34,
      DoorWidth: 74,
      AccessNotes: [],
      Terms: [{ Title: 'Quiet', Text: 'From 22:30' }],
    });
  });

  test('the bed options of its room types', async () => {
    const { json } = await full.app.inject('/api/RoomTypeConfiguration/Get?propertyId=7');
    expect(json()).toEqual([
      {
        RoomTypeId: DOUBLE,
        Options: [
          { RoomConfigurationDropdownOptionId: 3, Name: 'Twin' },
          { RoomConfigurationDropdownOptionId: 4, Name: 'Double' },
        ],
      },
      { RoomTypeId: FAMILY, Options: [] },
    ]);
  });
});

describe('a room type in full', () => {
  test.each([
    ['?propertyId=7', 400],
    ['?propertyId=7&roomTypeId=one', 400],
    ['?propertyId=7&roomTypeId=99', 404],
    [`?propertyId=8&roomTypeId=${DOUBLE}`, 404],
  ])('requested with %j it is refused', async (query, status) => {
    const { statusCode, json } = await get(`/api/RoomType/Get${query}`);
    expect(statusCode).toBe(status);
    expect(json()).toHaveProperty('Message');
  });
});

describe('the bed options of room types', () => {
  test.each([
    ['', 400],
    ['?propertyId=', 400],
    ['?propertyId=quay', 400],
    ['?propertyId=7&propertyId=7', 400],
    ['?propertyId=7&roomTypeId=1', 400],
    ['?propertyId=99999999999', 400],
    ['?propertyId=8', 404],
  ])('requested with %j it is refused', async (query, status) => {
    const { statusCode, json } = await get(`/api/RoomTypeConfiguration/Get${query}`);
    expect(statusCode).toBe(status);
    expect(json()).toHaveProperty('Message');
  });
});

test('the calls are described as OpenAPI 3.1, each with a schema of what it answers', async () => {
  const answer = await get('/api/openapi.json');
  const description: { openapi: string; paths: Record<string, Record<string, { responses: object }>> } =
    answer.json();
  expect(description.openapi).toBe('3.1.0');
  const paths = Object.keys(description.paths);
  expect(paths).toContain('/api/Property/{id}');
  expect(paths).toContain('/api/Reservation/Create');
  expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  // A client generated from it knows each refusal.
  expect(answer.body).toContain(`"RefusalCode":${JSON.stringify({ type: 'string', enum: refusalCodes })}`);
});

test('a hotel that takes invoices states that, to whom they go, and by which terms', async () => {
  const settings = {
    poNumber: { pattern: '^PO-\\d{6}$', hint: 'PO- and six digits' },
    customTerms: { label: 'Terms for companies', text: 'Paid in 30 days.', onlyForCompanyInvoice: true },
  };
  const invoicing = await openWorld({ hotel: buildInvoiceHotel({ settings }) });
  try {
    const answered = async (url: string) => (await invoicing.app.inject({ url })).json<object>();
    expect(await answered('/api/Property/7')).toMatchObject({ PaymentTypes: [5, 0, 1, 3] });
    const config = await answered('/api/Book/Config/7');
    expect(bookConfigResponseSchema.parse(config)).toMatchObject({
      EnableUserChoiceOfPaymentMethod: true,
      AnyoneCanChoosePaymentMethod: true,
      EnablePayByCompanyInvoice: true,
      PONumberPattern: '^PO-\\d{6}$',
      PONumberHint: 'PO- and six digits',
      HasCustomTermsAndConditions: true,
      CustomTermsAndConditionsLabel: 'Terms for companies',
      CustomTermsAndConditionsText: 'Paid in 30 days.',
      OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: true,
    });
    expect(JSON.stringify(config)).not.toMatch(/freight/i);
    const search = {
      PropertyId: 7,
      DateFrom: '2027-03-03',
      DateTo: '2027-03-05',
      RatePlanCode: 'CORP',
      Rooms: [{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }],
    };
    const url = '/api/Availability/Search';
    const found = await invoicing.app.inject({ method: 'POST', url, payload: search });
    const { RoomTypes } = found.json<SearchResponse>();
    expect(RoomTypes[0]?.Rates.map(({ Policy }) => Policy)).toMatchObject([
      { AllowCompanyInvoice: true, CompanyInvoiceOnly: true },
    ]);
  } finally {
    await invoicing.close();
  }
});

test('a hotel that takes none returns no invoice settings', async () => {
  expect((await get('/api/Property/7')).json()).toMatchObject({ PaymentTypes: [5, 0] });
  expect((await get('/api/Book/Config/7')).json()).toMatchObject({
    EnableUserChoiceOfPaymentMethod: false,
    AnyoneCanChoosePaymentMethod: false,
    EnablePayByCompanyInvoice: false,
    PONumberPattern: null,
    PONumberHint: null,
    HasCustomTermsAndConditions: false,
    CustomTermsAndConditionsLabel: null,
    CustomTermsAndConditionsText: null,
    OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: false,
  });
});
