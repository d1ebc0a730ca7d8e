const known = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
];

/** Close to one of the above, but real. */
const realNeighbours = ['mail.com', 'ymail.com', 'email.com'];

/**
 * A likely correction of an address whose domain is one typo away from a well-known one: `ann@gmial.com` may be
 * `ann@gmail.com`. Only a suggestion: no address is refused for it.
 */
export function likelyEmail(email: string): string | undefined {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(domain) || realNeighbours.includes(domain)) return undefined;
  const meant = known.find((candidate) => isOneSlip(domain, candidate));
  return meant === undefined ? undefined : `${typed.slice(0, at + 1)}${meant}`;
}

/** One letter too many, too few, wrong, or two swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const typedRest = typed.slice(start);
  const meantRest = meant.slice(start);
  const swapped = `${typedRest[1] ?? ''}${typedRest[0] ?? ''}${typedRest.slice(2)}`;
  return (
    typedRest.slice(1) === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    swapped === meantRest
  );
}
