import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CopyText } from '../../shared/booked/copy-text.tsx';

interface ShownLinkProps {
  readonly label: string;
  /** What it asks for. */
  readonly hint?: string;
  readonly url: string;
  /** Null: it is only shown. */
  readonly mailedTo: string | null;
}

/** A link for a guest, to be copied or read out, and where it was mailed. */
export function ShownLink({ label, hint, url, mailedTo }: ShownLinkProps) {
  return (
    <>
      <p role="status">
        {mailedTo === null ? 'Send it to nobody but the guest.' : `The link goes to ${mailedTo}.`}
      </p>
      <Field label={label} hint={hint} after={<CopyText text={url} what="the link" />}>
        <TextArea readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
    </>
  );
}
