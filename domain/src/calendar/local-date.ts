/** A calendar date of the property, `YYYY-MM-DD`, without time or zone. */
export type LocalDate = string & { readonly __localDate: unique symbol };
