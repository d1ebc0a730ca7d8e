export interface MailAttachment {
  readonly name: string;
  /** As in the header, with parameters. */
  readonly contentType: string;
  readonly text: string;
}

/** One mail to one person, ready to send. */
export interface Mail {
  /** Names its files in a mail folder. */
  readonly id: string;
  /** The sender's name; the address is the server's own. */
  readonly fromName: string;
  readonly replyTo: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** With angle brackets; the same on each try. Sent with the sender's domain. */
  readonly messageId: string;
  readonly date: Date;
}

/** Sends a mail; throws if it could not. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface OpenMail {
  readonly sendMail: SendMail;
  /** Closes the connections; later sends throw. */
  readonly close: () => void;
}
