/**
 * Paths at which two JSON documents differ, such as `ratePlans[1].name`. An undefined field counts as absent; a list of
 * another length is named as a whole.
 */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item: unknown, index) => changedPaths(before[index], item, `${path}[${index}]`));
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys]
      .sort()
      .flatMap((key) => changedPaths(before[key], after[key], path === '' ? key : `${path}.${key}`));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
