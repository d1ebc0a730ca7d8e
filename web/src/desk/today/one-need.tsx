import { deskPaths } from '@portico/contract/desk/desk-document';
import type { Need } from '@portico/contract/desk/needs';
import { counted } from '@portico/contract/texts/counted';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { deskMoney } from '../lib/desk-money.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { instantText } from '../lib/instant-text.ts';
import { BusyTextButton } from '../parts/busy-text-button.tsx';
import { ChargeActs, type News } from './charge-acts.tsx';
import { needTitle, type Message, type Settled } from './need-texts.ts';
import styles from './needs.module.css';

interface OneNeedProps {
  readonly need: Need;
  /** Why it could not be said that it is dealt with. */
  readonly dealFault: Error | null;
  readonly onDone: (need: Settled) => void;
  readonly onAnswer: (need: Message) => void;
  readonly onNews: (news: News) => void;
  /** The form of the act that is open. */
  readonly children: ReactNode;
}

/** What is wrong, since when, and the acts that settle it. */
export function OneNeed({ need, dealFault, onDone, onAnswer, onNews, children }: OneNeedProps) {
  const mayDeal = useMay('Today/DealWith');
  const mayAnswer = useMay('Today/AnswerMessage');
  const done = (one: Settled) => (
    <>
      {mayDeal && <TextButton onClick={() => onDone(one)}>Say it is dealt with</TextButton>}
      {dealFault !== null && <Notice tone="negative" title={dealFault.message} />}
    </>
  );
  switch (need.kind) {
    case 'charge':
    case 'refund':
      return (
        <div>
          <p>
            <b>{needTitle(need)}.</b> <WhoseMoney need={need} />
          </p>
          <p className={styles.why}>
            {need.kind === 'refund' && 'The provider does not give it back, so the guest is still owed it. '}
            {instantText(need.at)}.
          </p>
          {need.kind === 'charge' && <ChargeActs need={need} onNews={onNews} />}
          <div className={styles.acts}>
            {need.booking !== null && (
              <Link to={deskPaths.booking(deskHotel().code, need.booking.number)}>Open the booking</Link>
            )}
            {done(need)}
          </div>
        </div>
      );
    case 'message':
      return (
        <div>
          <p>
            <b>{needTitle(need)}</b>
          </p>
          <blockquote className={styles.quote}>{need.message}</blockquote>
          <p className={styles.why}>
            {need.email}
            {need.phone !== '' && `, ${need.phone}`}. {instantText(need.at)}.
          </p>
          {children || (
            <div className={styles.acts}>
              {mayAnswer && <TextButton onClick={() => onAnswer(need)}>Answer</TextButton>}
              {need.booking !== null && (
                <Link to={deskPaths.booking(deskHotel().code, need.booking.number)}>
                  Booking of this address
                </Link>
              )}
              {done(need)}
            </div>
          )}
        </div>
      );
    case 'events':
      return (
        <div>
          <p>
            <b>{counted(need.count, 'event')} not taken.</b> {need.url}
          </p>
          <p className={styles.why}>
            {need.lastError ?? 'No answer'}. Since {instantText(need.since)}.
          </p>
          <TryEvents endpointId={need.endpointId} />
        </div>
      );
    case 'mails':
      return (
        <div>
          <p>
            <b>{counted(need.count, 'mail')} could not be sent.</b>
          </p>
          <p className={styles.why}>
            {need.lastError}. Since {instantText(need.since)}.
          </p>
          <TryMails />
        </div>
      );
    case 'unserved-way':
      return (
        <div>
          <p>
            <b>Nobody takes payments by {need.way}.</b>
          </p>
          <p className={styles.why}>
            Guests who choose it are asked to contact you. Whoever runs the server sets up a provider; until
            then an owner can stop offering it.
          </p>
          <p className={styles.acts}>
            <Link to={deskPaths.setUp(deskHotel().code)}>Set-up</Link>
          </p>
        </div>
      );
  }
}

function TryEvents({ endpointId }: { readonly endpointId: string }) {
  const { mutate, ...state } = useDeskChange('Today/RetryEvents');
  return useMay('Today/RetryEvents') && <TryNow {...state} onPress={() => mutate({ endpointId })} />;
}

function TryMails() {
  const { mutate, ...state } = useDeskChange('Today/RetryMails');
  return useMay('Today/RetryMails') && <TryNow {...state} onPress={() => mutate({})} />;
}

interface TryNowProps {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly onPress: () => void;
}

function TryNow({ isPending, isSuccess, error, onPress }: TryNowProps) {
  return (
    <>
      {error !== null && <Notice tone="negative" title={error.message} />}
      <p className={styles.acts}>
        <BusyTextButton isBusy={isPending} onClick={onPress}>
          Try now
        </BusyTextButton>
        {isSuccess && <span role="status">On its way.</span>}
      </p>
    </>
  );
}

function WhoseMoney({ need }: { readonly need: Extract<Need, { kind: 'charge' | 'refund' }> }) {
  const { booking, minor } = need;
  if (booking === null) return deskMoney(minor);
  return (
    <>
      {booking.name}, {deskMoney(minor)}
    </>
  );
}
