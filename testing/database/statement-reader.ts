const STARTUP_HEAD = 4;
const MESSAGE_HEAD = 5;

/** One message of a PostgreSQL client, as received, and its statement if it carries one. */
export interface ClientMessage {
  readonly bytes: Buffer;
  readonly statement: string | undefined;
}

/**
 * Splits what a client sends to PostgreSQL into messages. The first is the startup, which has no type; every other has
 * a type byte, a length and a body. Query ("Q") runs a statement by its text. Bind ("B") runs one by the name that
 * Parse ("P") gave the text: just before, or long ago when it is prepared.
 */
export function statementReader(): (chunk: Buffer) => ClientMessage[] {
  let unread = Buffer.alloc(0);
  let isStarted = false;
  const parsed = new Map<string, string>();
  return (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    const messages: ClientMessage[] = [];
    for (;;) {
      const typeLength = isStarted ? 1 : 0;
      if (unread.length < (isStarted ? MESSAGE_HEAD : STARTUP_HEAD)) return messages;
      const length = typeLength + unread.readInt32BE(typeLength);
      if (unread.length < length) return messages;
      const bytes = unread.subarray(0, length);
      messages.push({ bytes, statement: isStarted ? statementOf(bytes, parsed) : undefined });
      unread = unread.subarray(length);
      isStarted = true;
    }
  };
}

function statementOf(bytes: Buffer, parsed: Map<string, string>): string | undefined {
  const [first = '', second = ''] = bytes.subarray(MESSAGE_HEAD).toString('utf8').split('\0');
  switch (String.fromCharCode(bytes[0] ?? 0)) {
    case 'Q':
      return first;
    case 'P':
      parsed.set(first, second);
      return undefined;
    case 'B':
      return parsed.get(second);
    default:
      return undefined;
  }
}
