/** The hotel's own word for a room, in lower case. */
export interface UnitWords {
  readonly singular: string;
  readonly plural: string;
}

/** “1 lodge”, “2 lodges”. */
export function countedUnits(count: number, unit: UnitWords): string {
  return `${count} ${count === 1 ? unit.singular : unit.plural}`;
}
