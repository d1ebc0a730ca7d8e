/** The bodies and parameters the routes let through; anything else in them answers `bad_request`. */

/** All of its properties are required unless told. */
const object = <Properties extends object>(properties: Properties, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const reference = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$' };
const amount = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

// A number or code that is merely wrong is for the card check to decline, so only its size is limited here.
const card = object({
  number: { type: 'string', maxLength: 40 },
  expiryMonth: { type: 'integer', minimum: 1, maximum: 12 },
  expiryYear: { type: 'integer', minimum: 2000, maximum: 2199 },
  securityCode: { type: 'string', maxLength: 10 },
  name: { type: 'string', maxLength: 200 },
});

const text = { type: 'string', maxLength: 4096 };
const size = { type: 'integer', minimum: 0, maximum: 1_000_000 };

// What EMV 3-D Secure asks a merchant to pass on of the payer's browser.
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

// One slash: what begins with two is an address of another server.
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

// Texts: what stands in an address is not turned into numbers.
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
