const STARTUP_HEAD = 4;
const MESSAGE_HEAD = 5;

/** One message of a client of PostgreSQL, as it came, and the statement in it, if it carries one. */
export interface ClientMessage {
  readonly bytes: Buffer;
  readonly statement: string | undefined;
}

/**
 * Cuts what a client sends to PostgreSQL into its messages. The first is the startup, which has no type; then each is a
 * type byte, a length and a body. Statements are in Query ("Q") and, after the name of the plan, in Parse ("P").
 */
export function statementReader(): (chunk: Buffer) => ClientMessage[] {
  let unread = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    const messages: ClientMessage[] = [];
    for (;;) {
      const typeLength = isStarted ? 1 : 0;
      if (unread.length < (isStarted ? MESSAGE_HEAD : STARTUP_HEAD)) return messages;
      const length = typeLength + unread.readInt32BE(typeLength);
      if (unread.length < length) return messages;
      const bytes = unread.subarray(0, length);
      messages.push({ bytes, statement: isStarted ? statementOf(bytes) : undefined });
      unread = unread.subarray(length);
      isStarted = true;
    }
  };
}

function statementOf(bytes: Buffer): string | undefined {
  const texts = bytes.subarray(MESSAGE_HEAD).toString('utf8').split('\0');
  switch (String.fromCharCode(bytes[0] ?? 0)) {
    case 'Q':
      return texts[0];
    case 'P':
      return texts[1];
    default:
      return undefined;
  }
}
