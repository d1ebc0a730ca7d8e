/** The id of the control of an invoice's field, named as in its issues: an error summary links to it. */
export function invoiceFieldId(field: string): string {
  return `invoice-${field}`;
}
