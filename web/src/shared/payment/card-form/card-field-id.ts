/** What is wrong, by the id of the control. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The id of the control of a card's field, named as in its issues: an error summary links to it. */
export function cardFieldId(field: string): string {
  return `card-${field}`;
}
