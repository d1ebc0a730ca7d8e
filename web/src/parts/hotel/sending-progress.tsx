import { useIsPast } from '../../ui/use-is-past.ts';
import { AskUs } from './contact-links.tsx';

interface SendingProgressProps {
  /** “saving your changes”: after “We are” and “Still”. */
  readonly doing: string;
  readonly isSending: boolean;
  /** No answer came yet, and it is asked again. */
  readonly isRetrying?: boolean;
}

/** What happens after a press, read out as it goes on: at once, after 5 s, and after 15 s with whom to ask. */
export function SendingProgress({ doing, isSending, isRetrying = false }: SendingProgressProps) {
  const isSlow = useIsPast(5_000, isSending);
  const isLate = useIsPast(15_000, isSending);
  return (
    <div role="status" className="small">
      {isSending && <span className="vh">We are {doing}</span>}
      {isRetrying ? (
        <p>Still trying to reach us. Please wait.</p>
      ) : (
        isSlow && <p>Still {doing}. Please wait.</p>
      )}
      {isLate && <AskUs>This takes longer than it should. You can also ask us:</AskUs>}
    </div>
  );
}
