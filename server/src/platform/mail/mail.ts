/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  /** As the header says it, with its parameters. */
  readonly contentType: string;
  readonly text: string;
}

/** One mail to one person, ready to go. */
export interface Mail {
  /** Names its files where mails are kept in a folder. */
  readonly id: string;
  /** Shown as the sender; the address is the server's own. */
  readonly fromName: string;
  readonly replyTo: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** With its angle brackets; the same each time this mail is sent. It leaves with the sender's domain. */
  readonly messageId: string;
  readonly date: Date;
}

/** Brings a mail out; throws when it could not. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface OpenMail {
  readonly sendMail: SendMail;
  /** Hangs up; what is sent afterwards throws. */
  readonly close: () => void;
}
