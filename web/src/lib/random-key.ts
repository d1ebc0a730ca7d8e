/**
 * A key of 128 random bits, in letters: digits might look like a card number, which no text may hold. Not `randomUUID`,
 * which is missing on a page over plain HTTP in a local network.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return String.fromCharCode(...bytes.map((byte) => 97 + (byte % 16)));
}
