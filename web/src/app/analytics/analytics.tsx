import { documents, type DocumentName, type PageName } from '@portico/contract/pages';
import { containsMoney } from '@portico/contract/texts/money-text';
import { useEffect, useState, useId, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useMedia } from '../../lib/media.ts';
import { forgetEarly } from '../../shared/hotel/counted.ts';
import { useOwner } from '../../shared/hotel/hotel-context.ts';
import type { Owner } from '../../shared/hotel/owner.ts';
import { BesideLink } from '../../ui/beside-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { keepChoice, readChoice, type Choice } from './choice.ts';
import styles from './cookie-choice.module.css';
import { forgetCounting, startCounting } from './counting.ts';

/** Pixels: a thumb resting on the glass scrolls less. */
const SCROLLED = 40;

/** Whether the page is scrolled away from its top. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('scroll', changed, { passive: true });
      return () => window.removeEventListener('scroll', changed);
    },
    () => window.scrollY > SCROLLED,
  );
}

/** Whether a bar covers a price, checked whenever scrolling stops. */
function useCoversPrice(bar: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const look = () => setCovers(bar.current !== null && coversPrice(bar.current));
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    sizes?.observe(document.body);
    if (bar.current !== null) sizes?.observe(bar.current);
    // Safari added `scrollend` late.
    const rest = 'onscrollend' in window ? 'scrollend' : 'scroll';
    window.addEventListener(rest, look, { passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      sizes?.disconnect();
      window.removeEventListener(rest, look);
      window.removeEventListener('resize', look);
    };
  }, [bar]);
  return covers;
}

function coversPrice(bar: HTMLElement): boolean {
  // The focused element stays.
  const main = document.querySelector('main');
  if (main === null || bar.contains(document.activeElement)) return false;
  const { top, bottom } = bar.getBoundingClientRect();
  const range = document.createRange();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode: text } = texts;
    if (!containsMoney(text.nodeValue ?? '')) continue;
    range.selectNode(text);
    const box = range.getBoundingClientRect();
    if (box.height > 0 && box.top < bottom && box.bottom > top && isPainted(text, box, top, bottom))
      return true;
  }
  return false;
}

/** False when a part of the page that scrolls within itself clips the text. */
function isPainted(text: Node, box: DOMRect, top: number, bottom: number): boolean {
  const middle = (Math.max(box.top, top) + Math.min(box.bottom, bottom)) / 2;
  const there = document.elementsFromPoint((box.left + box.right) / 2, middle);
  return text.parentElement !== null && there.includes(text.parentElement);
}

interface CookieChoiceProps {
  readonly choice: Choice | null;
  /** Opened by the guest, so the focus goes to it. */
  readonly isReopened: boolean;
  readonly onAnswer: (choice: Choice) => void;
}

/**
 * Asks for consent to analytics: both answers have equal weight, and the page works without either. It shrinks to one
 * line on a phone and after scrolling, until the guest opens it. It hides while it would cover a price.
 */
function CookieChoice({ choice, isReopened, onAnswer }: CookieChoiceProps) {
  const { analytics, privacyUrl } = useOwner();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const isPhone = useMedia('(max-width: 599px)');
  const isScrolled = useIsScrolled();
  const isLine = (isPhone || isScrolled) && !isOpened && !isReopened;
  const isAway = useCoversPrice(bar) && !isOpened && !isReopened;
  useEffect(() => {
    if (isReopened) title.current?.focus();
  }, [isReopened]);
  return (
    <section
      ref={bar}
      className={classNames(styles.choice, isLine && styles.line, isAway && styles.away)}
      aria-labelledby={titleId}
    >
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
            {isLine ? (
              <button
                type="button"
                className={styles.more}
                aria-expanded="false"
                onClick={() => setIsOpened(true)}
              >
                May we count your visit?
              </button>
            ) : (
              'May we count your visit?'
            )}
          </h2>
          {!isLine && (
            <p className="small">
              {countedBy(analytics)} would learn what leads to a booking, never who books.{' '}
              <BesideLink href={privacyUrl}>Privacy policy</BesideLink>
              {choice !== null && ` You have ${choice}.`}
            </p>
          )}
        </div>
        <div className={styles.answers}>
          <Button variant="second" size="small" onClick={() => onAnswer('refused')}>
            Refuse
          </Button>
          <Button variant="second" size="small" onClick={() => onAnswer('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}

function countedBy({ container, pixel }: Owner['analytics']): string {
  const parties = [...(container === null ? [] : ['Google']), ...(pixel === null ? [] : ['Facebook'])];
  return parties.join(' and ');
}

export interface AnalyticsProps {
  readonly document: DocumentName;
  readonly page: PageName | undefined;
  /** The guest has reopened the choice. */
  readonly isReopened: boolean;
  readonly onAnswered: () => void;
}

/** Pages that ask for consent by themselves: none in the middle of paying. */
const promptingPages: readonly (PageName | undefined)[] = ['search', 'rooms', 'group'];

/** Counts the visit of a guest who consents, and asks a guest who has not answered. */
export function Analytics({ document, page, isReopened, onAnswered }: AnalyticsProps) {
  const owner = useOwner();
  const { consentKey } = owner;
  const [choice, setChoice] = useState(() => readChoice(consentKey));
  const isHere = documents[document].analytics === 'here';
  const isCounting = choice === 'accepted';

  useEffect(() => (isCounting ? startCounting(owner, isHere) : undefined), [isCounting, owner, isHere]);
  useEffect(() => {
    // Another tab may have changed it.
    const look = () => setChoice(readChoice(consentKey));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [consentKey]);
  useEffect(() => {
    // After a booking: loads the same page in a document that holds the frame.
    if (isCounting && !isHere && page === 'confirmation' && navigator.onLine) window.location.reload();
  }, [isCounting, isHere, page]);

  function answer(answered: Choice) {
    if (answered === 'accepted') forgetEarly();
    else forgetCounting(owner);
    keepChoice(consentKey, answered);
    setChoice(answered);
    onAnswered();
  }

  const isPrompted = choice === null && promptingPages.includes(page);
  if (!isPrompted && !isReopened) return null;
  return <CookieChoice choice={choice} isReopened={isReopened} onAnswer={answer} />;
}
