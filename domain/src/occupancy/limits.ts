/** What a room or a rate admits, in people. An absent limit does not limit. Rule: docs/pricing.md, "Who fits". */
export interface OccupancyLimits {
  readonly maximum?: number;
  readonly minimum?: number;
  readonly adultMaximum?: number;
  /** Children and infants together. */
  readonly childMaximum?: number;
}
