/** The id of an invoice field's control, named as in its issues: an error summary links to it. */
export function invoiceFieldId(field: string): string {
  return `invoice-${field}`;
}
