/**
 * The eight figures a price is made of, each in minor units: for one night where the hotel keeps them,
 * for the whole stay where a room is priced. Rule: docs/pricing.md, "Room cost".
 */
export interface RateComponents {
  readonly base: number;
  readonly perRoom: number;
  readonly perAdult: number;
  readonly perChild: number;
  readonly perInfant: number;
  readonly perPersonAdult: number;
  readonly perPersonChild: number;
  readonly perPersonInfant: number;
}
