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
  },
  oneOf: [{ required: ['card'] }, { required: ['token'] }],
} as const;

export const cardBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'card'],
  properties: { reference, card },
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
