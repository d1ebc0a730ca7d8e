import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Tick } from '../../ui/tick.tsx';
import styles from './checkout.module.css';
import { customTermsId } from './details/draft-field-id.ts';

interface CustomTermsProps {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
}

/** Characters that are read at a glance; more are folded up. */
const glance = 400;

/** The hotel's own terms with a tick of their own, in its words. Rule: docs/journeys.md, "Custom terms". */
export function CustomTerms({ isAccepted, error, onChange }: CustomTermsProps) {
  const { config } = useHotel();
  const label = config.CustomTermsAndConditionsLabel ?? 'I agree to the hotel’s own terms';
  const text = config.CustomTermsAndConditionsText ?? '';
  const words = <p className={`small ${styles.customText}`}>{text}</p>;
  return (
    <div>
      <Tick
        id={customTermsId}
        error={error}
        checked={isAccepted}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Tick>
      {text !== '' && (
        <div className={styles.customTerms}>
          {text.length <= glance ? (
            words
          ) : (
            <details>
              <summary className="small">Read these terms</summary>
              {words}
            </details>
          )}
        </div>
      )}
    </div>
  );
}
