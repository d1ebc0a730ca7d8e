const STARTUP_HEAD = 4;
const MESSAGE_HEAD = 5;

/** One message of a client of PostgreSQL, as it came, and the statement in it, if it carries one. */
export interface ClientMessage {
  readonly bytes: Buffer;
  readonly statement: string | undefined;
}

/**
 * Cuts what a client sends to PostgreSQL into its messages. The first is the startup, which has no type; then each is a
 * type byte, a length and a body. A statement is run by Query ("Q"), which has its text, or by Bind ("B"), which has the name
 * under which Parse ("P") has brought the text: just now, or long ago where it is prepared.
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
