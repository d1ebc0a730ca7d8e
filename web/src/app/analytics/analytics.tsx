import { documents, type DocumentName, type PageName } from '@portico/contract/pages';
import { useEffect, useState } from 'react';
import { forgetEarly } from '../../parts/analytics/counted.ts';
import { useOwner } from '../../parts/hotel/hotel-context.ts';
import { keepChoice, readChoice, type Choice } from './choice.ts';
import { CookieChoice } from './cookie-choice.tsx';
import { forgetCounting, startCounting } from './counting.ts';

export interface AnalyticsProps {
  readonly document: DocumentName;
  readonly page: PageName | undefined;
  /** The guest has asked for the choice again. */
  readonly isAsked: boolean;
  readonly onAnswered: () => void;
}

/** Where a guest is asked without having asked: not in the middle of paying. */
const askingPages: readonly (PageName | undefined)[] = ['search', 'rooms', 'group'];

/** Counts the visit of a guest who agrees, and asks one who has not been asked. */
export function Analytics({ document, page, isAsked, onAnswered }: AnalyticsProps) {
  const owner = useOwner();
  const { keptAs } = owner;
  const [choice, setChoice] = useState(() => readChoice(keptAs));
  const isHere = documents[document].analytics === 'here';
  const isCounting = choice === 'accepted';

  useEffect(() => (isCounting ? startCounting(owner, isHere) : undefined), [isCounting, owner, isHere]);
  useEffect(() => {
    // Another tab may have changed it.
    const look = () => setChoice(readChoice(keptAs));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [keptAs]);
  useEffect(() => {
    // Booked: the same page in a document that holds the frame.
    if (isCounting && !isHere && page === 'confirmation' && navigator.onLine) window.location.reload();
  }, [isCounting, isHere, page]);

  function answer(answered: Choice) {
    if (answered === 'accepted') forgetEarly();
    else forgetCounting(owner);
    keepChoice(keptAs, answered);
    setChoice(answered);
    onAnswered();
  }

  const asks = choice === null && askingPages.includes(page);
  if (!asks && !isAsked) return null;
  return <CookieChoice choice={choice} isAsked={isAsked} onAnswer={answer} />;
}
