/** Error texts by control id. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The id of a card field's control, named as in its issues: an error summary links to it. */
export function cardFieldId(field: string): string {
  return `card-${field}`;
}
