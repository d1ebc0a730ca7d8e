import type { ReactNode } from 'react';
import type { BookerDraft } from '../../parts/booking/booking.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import { termsId } from './checkout-issues.ts';

interface TermsPartProps {
  readonly draft: BookerDraft;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<BookerDraft>) => void;
}

/** Both ticks start empty; the terms open beside the page, which keeps what was typed. */
export function TermsPart({ draft, error, onChange }: TermsPartProps) {
  const { property } = useHotel();
  return (
    <Part numeral={3} title="Terms">
      <Tick
        id={termsId}
        error={error}
        checked={draft.agreesToTerms}
        onChange={(event) => onChange({ agreesToTerms: event.target.checked })}
      >
        I agree to the <Aside href={property.TermsAndConditionsUrl}>terms and conditions</Aside> and the{' '}
        <Aside href={property.PrivacyPolicyUrl}>privacy policy</Aside>
      </Tick>
      <Tick checked={draft.optIn} onChange={(event) => onChange({ optIn: event.target.checked })}>
        Write to me now and then. Two or three letters a year.
      </Tick>
    </Part>
  );
}

function Aside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
