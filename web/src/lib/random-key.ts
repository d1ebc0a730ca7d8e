/** A key of 128 random bits. Not `randomUUID`, which is missing on a page over plain HTTP in a local network. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
