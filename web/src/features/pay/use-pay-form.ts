import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { issueText } from '@portico/contract/texts/issue-texts';
import { payLinkIssues } from '@portico/domain/payment/pay-link';
import { useEffect, useState } from 'react';
import { cardControls } from '../../parts/card-form/card-controls.ts';
import { cardFieldId } from '../../parts/card-form/card-field-id.ts';
import { focusFirstToType } from '../../parts/card-form/first-to-type.ts';
import { acceptedBrands } from '../../parts/card-form/card-types.ts';
import { cardOf, noCard, type TypedCard } from '../../parts/card-form/typed-card.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { issuesAtFields } from '../../parts/people/issues-at-fields.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import type { PayNews } from './pay-news.ts';
import { useProcessing } from './use-processing.ts';

export const emailFieldId = 'pay-email';

/** The server's names of the fields, in lower case. */
const controls = { ...cardControls, email: emailFieldId };

export interface PayFormProps {
  readonly asked: PayByLinkResponse;
  /** Before this page; null: nothing was. */
  readonly typedEmail: string | null;
  readonly firstNews: PayNews | null;
  /** What this page says does not hold any more: asks anew. */
  readonly onStale: () => Promise<unknown>;
}

/** What is typed to pay by a link, and its sending. The card lives in memory only. */
export function usePayForm({ asked, typedEmail, firstNews, onStale }: PayFormProps) {
  const hotel = useHotel();
  const [email, setEmail] = useState(typedEmail ?? asked.Email ?? '');
  const [card, setCard] = useState(noCard);
  const isCardTyped = asked.HowToPay === 'card';
  const sent = { email, card: isCardTyped ? cardOf(card) : null };
  const form = useFormIssues((): FieldIssue[] => {
    const rules = { today: hotel.today, acceptedBrands: acceptedBrands(hotel) };
    return payLinkIssues(sent, rules).map(({ field, code }) => {
      const [, ofCard] = field.split('card.');
      const fieldId = ofCard === undefined ? emailFieldId : cardFieldId(ofCard);
      return { fieldId, message: issueText(code, { field: ofCard ?? field }) };
    });
  });
  const { state, news, send, dismiss } = useProcessing(asked, firstNews, {
    showFaults: (fields) => {
      const issues = issuesAtFields(fields, controls);
      if (issues.length > 0) form.show(issues);
      return issues.length > 0;
    },
    onNews: () => setCard((kept) => ({ ...kept, securityCode: '' })),
    onStale,
  });
  useEffect(() => {
    if (news?.at === 'payment') focusFirstToType();
  }, [news]);

  return {
    form,
    email,
    card,
    state,
    news,
    dismiss,
    changeEmail(typed: string) {
      form.changed(emailFieldId);
      setEmail(typed);
    },
    changeCard(part: Partial<TypedCard>) {
      form.changed(...Object.keys(part).map(cardFieldId));
      setCard((kept) => ({ ...kept, ...part }));
    },
    send() {
      if (state === 'idle' && form.check()) void send(sent);
    },
  };
}
