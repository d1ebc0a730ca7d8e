import type { ServicesResponse } from '@portico/contract/calls/services';

/** The extras of each room type and rate plan in the basket; absent while they load. */
export type ExtrasAnswers = ReadonlyMap<string, ServicesResponse | 'failed'>;

/** What determines a room's extras. */
export interface ExtrasOwner {
  readonly roomTypeId: number;
  readonly ratePlanId: number;
}

export function extrasKey({ roomTypeId, ratePlanId }: ExtrasOwner): string {
  return `${roomTypeId}-${ratePlanId}`;
}
