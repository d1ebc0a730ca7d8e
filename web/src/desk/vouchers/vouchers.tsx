import type { DeskVoucher } from '@portico/contract/desk/calls/voucher-calls';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { localDate } from '@portico/domain/calendar/local-date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { shortDayText } from '../lib/booking-words.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { deskMoney } from '../lib/desk-money.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { Line, Lines } from '../parts/lines.tsx';
import { IssuePanel } from './issue-panel.tsx';
import styles from './vouchers.module.css';

const MOST = 200;

/** The gift vouchers of the hotel: found by code, and issued. */
export function Vouchers() {
  const [code, setCode] = useState('');
  const [isIssuing, setIsIssuing] = useState(false);
  const mayIssue = useMay('Vouchers/Issue');
  const { data, error, refetch } = useQuery({
    ...deskQuery('Vouchers/List', { code: code.trim(), limit: MOST }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {data?.areTaken === false && (
        <Notice tone="info" title="This hotel takes no gift vouchers." live="off">
          An owner switches them on in{' '}
          <Link to={deskPaths.setUp(deskHotel().code, 'settings')}>How guests book</Link>.
        </Notice>
      )}
      {isIssuing && <IssuePanel onClose={() => setIsIssuing(false)} />}
      <DeskSection
        title="Vouchers"
        note={data?.isWhole ? String(data.vouchers.length) : undefined}
        more={
          mayIssue &&
          data?.areTaken && (
            <Button
              variant="second"
              size="small"
              aria-expanded={isIssuing}
              onClick={() => setIsIssuing(true)}
            >
              <Icon name="plus" />
              Issue a voucher
            </Button>
          )
        }
      >
        <div className={styles.find}>
          <Field label="Find by code">
            <TextInput
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={50}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        </div>
        {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
        {data === undefined && error === null && <DeskWaiting />}
        {data?.vouchers.length === 0 && (
          <p className={styles.none}>{code.trim() === '' ? 'No vouchers yet.' : 'No code contains this.'}</p>
        )}
        <Lines columns={styles.columns}>
          {data?.vouchers.map((voucher) => (
            <VoucherLine key={voucher.code} voucher={voucher} />
          ))}
        </Lines>
        {data?.isWhole === false && (
          <p className={styles.none}>The first {MOST} are shown. Type more of the code.</p>
        )}
      </DeskSection>
    </>
  );
}

function VoucherLine({ voucher }: { readonly voucher: DeskVoucher }) {
  const { code, kind, amountMinor, leftMinor, validUntil, recipient } = voucher;
  const isExpired = validUntil !== null && validUntil < deskHotel().today;
  const until =
    validUntil === null
      ? 'Never expires'
      : `${isExpired ? 'Expired after' : 'Valid until'} ${shortDayText(localDate(validUntil))}`;
  const worth =
    kind === 'experience' ? 'An experience' : leftMinor === 0 ? 'Spent' : `${deskMoney(leftMinor)} left`;
  return (
    <Line isPast={isExpired}>
      <span>
        <span className={styles.code}>{code}</span>
        {recipient !== null && (
          <>
            <br />
            <span className="muted">For {recipient.name || recipient.email || 'somebody unnamed'}</span>
          </>
        )}
      </span>
      <span className={`muted ${styles.until}`}>{until}</span>
      <span className={styles.left}>
        {worth}
        {kind === 'money' && leftMinor < amountMinor && (
          <>
            <br />
            <span className="muted">of {deskMoney(amountMinor)}</span>
          </>
        )}
      </span>
    </Line>
  );
}
