/** A value of a form: a text, a list, or nested fields. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };

/**
 * Parses a form as Stripe's libraries write it: `line_items[0][price_data][currency]=gbp`, `expand[]=latest_charge`.
 */
export function readForm(text: string): Record<string, unknown> {
  const form: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    put(form, [first, ...rest], value);
  }
  return listsOf(form) as Record<string, unknown>;
}

function put(
  into: { [name: string]: FormValue },
  [name = '', ...rest]: readonly string[],
  value: string,
): void {
  const key = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = into[key];
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  into[key] = next;
  put(next, rest, value);
}

/** Fields numbered from 0 are a list. */
function listsOf(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, listsOf(inner)] as const);
  return fields.length > 0 && fields.every(([key], index) => key === String(index))
    ? fields.map(([, inner]) => inner)
    : Object.fromEntries(fields);
}
