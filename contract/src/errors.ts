/**
 * Each refusal of the API: its HTTP status and how it is worn. `message`: a body with Message. `success`: 200 with
 * Success false, on the calls whose answer has such a field. The words stand in texts/refusal-texts.ts. A code stays
 * once it was answered: what was decided under an idempotency key is answered again as it was.
 */
export const refusals = {
  'request.invalid': { status: 400, style: 'message' },
  'request.unknown-path': { status: 404, style: 'message' },
  'request.not-json': { status: 415, style: 'message' },
  'request.too-large': { status: 413, style: 'message' },
  'request.too-slow': { status: 408, style: 'message' },
  'request.too-many': { status: 429, style: 'message' },
  'request.too-many-codes': { status: 429, style: 'message' },
  'request.origin': { status: 403, style: 'message' },
  'server.defect': { status: 500, style: 'message' },
  'server.busy': { status: 503, style: 'message' },
  'property.unknown': { status: 404, style: 'message' },
  'reservation.unknown': { status: 404, style: 'message' },
  'reservation.ended': { status: 410, style: 'message' },
  'stay.in-the-past': { status: 400, style: 'message' },
  'stay.too-far': { status: 400, style: 'message' },
  'basket.no-room-left': { status: 200, style: 'success' },
  'booking.too-many-held': { status: 200, style: 'success' },
  'basket.too-many-rooms': { status: 400, style: 'message' },
  'rate.unavailable': { status: 200, style: 'success' },
  'extra.unavailable': { status: 200, style: 'success' },
  'promotion.not-valid': { status: 200, style: 'success' },
  'voucher.not-valid': { status: 200, style: 'success' },
  'voucher.changed': { status: 200, style: 'success' },
  'same-day.closed': { status: 200, style: 'success' },
  'quote.price-changed': { status: 200, style: 'success' },
  'payment.declined': { status: 200, style: 'success' },
  'payment.expired': { status: 200, style: 'success' },
  'payment.abandoned': { status: 200, style: 'success' },
  'payment.given-back': { status: 200, style: 'success' },
  'payment.type-not-offered': { status: 200, style: 'success' },
  'payment.not-configured': { status: 200, style: 'success' },
  'payment.notice-unsigned': { status: 401, style: 'message' },
  'idempotency.in-progress': { status: 409, style: 'message' },
  'idempotency.reused': { status: 422, style: 'message' },
  'idempotency.over': { status: 422, style: 'message' },
} as const satisfies Record<string, { status: number; style: 'message' | 'success' }>;

export type RefusalCode = keyof typeof refusals;

export const refusalCodes = Object.keys(refusals) as readonly RefusalCode[];
