/** Bodies and parameters accepted by the routes; anything else is `bad_request`. */

/** All properties are required by default. */
const object = <Properties extends object>(properties: Properties, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const reference = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$' };
const amount = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

// Invalid numbers and codes are declined by the card check, so only sizes are limited here.
const card = object({
  number: { type: 'string', maxLength: 40 },
  expiryMonth: { type: 'integer', minimum: 1, maximum: 12 },
  expiryYear: { type: 'integer', minimum: 2000, maximum: 2199 },
  securityCode: { type: 'string', maxLength: 10 },
  name: { type: 'string', maxLength: 200 },
});

const text = { type: 'string', maxLength: 4096 };
const size = { type: 'integer', minimum: 0, maximum: 1_000_000 };

// The payer's browser, as EMV 3-D Secure requires of merchants.
const browser = object({
  acceptHeader: text,
  ip: text,
  javaScriptEnabled: { type: 'boolean' },
  language: text,
  colorDepth: size,
  screenHeight: size,
  screenWidth: size,
  timeZoneOffset: { type: 'integer', minimum: -1_440, maximum: 1_440 },
  userAgent: text,
});

// One slash: two would address another server.
const returnUrl = {
  type: 'string',
  maxLength: 2048,
  pattern: '^(?:/(?![/\\\\])|https?://)[^\\s\\\\]*$',
};

export const chargeBody = {
  ...object(
    {
      reference,
      amount,
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      card,
      token: { type: 'string', minLength: 1, maxLength: 100 },
      browser,
      returnUrl,
      keep: { type: 'boolean' },
      capture: { type: 'boolean' },
      description: { type: 'string', maxLength: 200 },
    },
    ['reference', 'amount', 'currency'],
  ),
  oneOf: [{ required: ['card'] }, { required: ['token'] }],
  dependencies: { keep: ['card'] },
};

export const webhookBody = object({
  url: { type: 'string', maxLength: 2048, pattern: '^https?://[^\\s]+$' },
});

export const stateBody = object({ down: { type: 'boolean' } });

// Strings: query parameters are not coerced to numbers.
export const listQuery = object(
  {
    after: { type: 'string', pattern: '^\\d{1,12}$' },
    limit: { type: 'string', pattern: '^(?:[1-9]\\d?|[1-4]\\d\\d|500)$' },
  },
  [],
);

export const cardBody = object({ reference, card, browser, returnUrl }, ['reference', 'card']);

export const refundBody = object({ refundReference: reference, amount });

export const referenceParams = object({ reference });
