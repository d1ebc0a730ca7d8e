/** Codes of refusals by their status. */
export function byStatus<Code extends string>(
  refusals: readonly (readonly [status: number, code: Code])[],
): ReadonlyMap<number, readonly Code[]> {
  const found = new Map<number, Code[]>();
  for (const [status, code] of refusals) found.set(status, [...(found.get(status) ?? []), code]);
  return found;
}
