/** Nights of a room type, or of one of its rate plans. */
export interface NightCells {
  readonly roomTypeId: number;
  readonly roomType: string;
  /** Null: its rooms for sale. */
  readonly ratePlanId: number | null;
  readonly dates: readonly string[];
}

/** Keys of the rows of the desk's grid; the key of a cell is that of its row and its date. */
export const roomKey = (roomTypeId: number): string => String(roomTypeId);
export const rateKey = (roomTypeId: number, ratePlanId: number): string => `${roomTypeId}/${ratePlanId}`;
export const cellKey = (row: string, date: string): string => `${row} ${date}`;

/** The key of each of these nights. */
export function cellKeys(cells: readonly NightCells[]): string[] {
  return cells.flatMap(({ roomTypeId, ratePlanId, dates }) => {
    const row = ratePlanId === null ? roomKey(roomTypeId) : rateKey(roomTypeId, ratePlanId);
    return dates.map((date) => cellKey(row, date));
  });
}
