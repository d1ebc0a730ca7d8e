/** In whole years, a place for each child; null: not known yet. */
export type TypedAges = readonly (number | null)[];

export function knownAges(ages: TypedAges): number[] {
  return ages.filter((age) => age !== null);
}
