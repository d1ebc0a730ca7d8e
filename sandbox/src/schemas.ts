/** The bodies and parameters the routes let through; anything else in them answers `bad_request`. */

const reference = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$' } as const;
const amount = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

// A number or code that is merely wrong is for the card check to decline, so only its size is limited here.
const card = {
  type: 'object',
  additionalProperties: false,
  required: ['number', 'expiryMonth', 'expiryYear', 'securityCode', 'name'],
  properties: {
    number: { type: 'string', maxLength: 40 },
    expiryMonth: { type: 'integer', minimum: 1, maximum: 12 },
    expiryYear: { type: 'integer', minimum: 2000, maximum: 2199 },
    securityCode: { type: 'string', maxLength: 10 },
    name: { type: 'string', maxLength: 200 },
  },
} as const;

const text = { type: 'string', maxLength: 4096 } as const;
const size = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;

// What EMV 3-D Secure asks a merchant to pass on of the payer's browser.
const browser = {
  type: 'object',
  additionalProperties: false,
  required: [
    'acceptHeader',
    'ip',
    'javaScriptEnabled',
    'language',
    'colorDepth',
    'screenHeight',
    'screenWidth',
    'timeZoneOffset',
    'userAgent',
  ],
  properties: {
    acceptHeader: text,
    ip: text,
    javaScriptEnabled: { type: 'boolean' },
    language: text,
    colorDepth: size,
    screenHeight: size,
    screenWidth: size,
    timeZoneOffset: { type: 'integer', minimum: -1_440, maximum: 1_440 },
    userAgent: text,
  },
} as const;

// One slash: what begins with two is an address of another server.
const returnUrl = {
  type: 'string',
  maxLength: 2048,
  pattern: '^(?:/(?![/\\\\])|https?://)[^\\s\\\\]*$',
} as const;

export const chargeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'amount', 'currency'],
  properties: {
    reference,
    amount,
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    card,
    token: { type: 'string', minLength: 1, maxLength: 100 },
    browser,
    returnUrl,
    keep: { type: 'boolean' },
    capture: { type: 'boolean' },
  },
  oneOf: [{ required: ['card'] }, { required: ['token'] }],
  dependencies: { keep: ['card'] },
} as const;

export const webhookBody = {
  type: 'object',
  additionalProperties: false,
  required: ['url'],
  properties: { url: { type: 'string', maxLength: 2048, pattern: '^https?://[^\\s]+$' } },
} as const;

export const stateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['down'],
  properties: { down: { type: 'boolean' } },
} as const;

// Texts: what stands in an address is not turned into numbers.
export const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    after: { type: 'string', pattern: '^\\d{1,12}$' },
    limit: { type: 'string', pattern: '^(?:[1-9]\\d?|[1-4]\\d\\d|500)$' },
  },
} as const;

export const cardBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'card'],
  properties: { reference, card, browser, returnUrl },
} as const;

export const refundBody = {
  type: 'object',
  additionalProperties: false,
  required: ['refundReference', 'amount'],
  properties: { refundReference: reference, amount },
} as const;

export const referenceParams = {
  type: 'object',
  additionalProperties: false,
  required: ['reference'],
  properties: { reference },
} as const;
