import type { Where } from '@portico/contract/calls/where';
import { guestPaths } from '@portico/contract/paths';
import { useEffect, useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { dropComing, readComing } from '../../lib/came-from.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { CopyText } from '../../shared/booked/copy-text.tsx';
import { ContactUs, PhoneLink } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { capitalised } from '../../shared/stay/stay-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger, LedgerLine } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { useWhere } from './where-details.ts';
import { WhereMap } from './where-map.tsx';
import styles from './where-page.module.css';

/** How a guest finds the hotel. Rule: docs/search.md, "Where the hotel is". */
export default function WherePage() {
  const { property } = useHotel();
  const { data: where, error, refetch } = useWhere();
  usePageFocus(`Where we are – ${property.PropertyName}`, 'where');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <WayBack />
      <div className="split">
        <div>
          <h1 className={styles.heading}>Where we are</h1>
          {where === undefined ? (
            <NotShown error={error} onRetry={() => void refetch()} />
          ) : (
            <>
              {where.Intro !== null && <p className={`lead muted ${styles.intro}`}>{where.Intro}</p>}
              <WhereMap map={where.Map} labels={where.Labels} />
            </>
          )}
        </div>
        <aside>
          <Address hours={where?.Hours ?? []} />
        </aside>
      </div>
      {where !== undefined && (
        <>
          <Ways where={where} />
          <Access where={where} />
        </>
      )}
    </main>
  );
}

/** To the page that the guest came from; else to the search. */
function WayBack() {
  const { code } = useHotel();
  const navigate = useNavigate();
  const [isFromOurs] = useState(readComing);
  useEffect(() => {
    dropComing();
  }, []);
  const leave = (event: MouseEvent) => {
    if (!isFromOurs || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className={styles.back}>
      <Link className={textLinkClass} to={guestPaths.book(code)} onClick={leave}>
        <Icon name="back" /> {isFromOurs ? 'Back' : 'Search'}
      </Link>
    </p>
  );
}

function NotShown({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null)
    return (
      <Waiting label="Looking for the way">
        <Skeleton aspectRatio="8 / 5" marginTop="24px" />
      </Waiting>
    );
  return (
    <>
      <Notice tone="negative" title={error.message}>
        <ContactUs>Or ask the desk:</ContactUs>
      </Notice>
      <Button onClick={onRetry}>Look again</Button>
    </>
  );
}

function Address({ hours }: { hours: Where['Hours'] }) {
  const { property, unit } = useHotel();
  const units = capitalised(unit.plural);
  // The name already stands above each page.
  const lines = property.Address.filter((line) => line !== property.PropertyName);
  return (
    <section aria-labelledby="where-address">
      <h2 className="h3" id="where-address">
        The address
      </h2>
      <address className={`lead ${styles.address}`}>{lines.join('\n')}</address>
      <p>
        <CopyText text={property.Address.join('\n')} what="the address" />
      </p>
      <div className={styles.hours}>
        <Ledger>
          <LedgerLine label={`${units} are ready from`} value={property.CheckInTime} />
          <LedgerLine label={`${units} are yours until`} value={property.CheckOutTime} />
          {hours.map(({ Title, Text }) => (
            <LedgerLine key={Title} label={Title} value={Text} />
          ))}
          <LedgerLine label="Telephone" value={<PhoneLink />} />
        </Ledger>
      </div>
      <p className={`small muted ${styles.note}`}>{property.Voice.Arriving}</p>
    </section>
  );
}

function Ways({ where: { Ways: ways, Parking } }: { where: Where }) {
  const parking = Parking === null ? [] : [{ Title: 'Parking', Text: Parking, Sign: null }];
  const all = [...ways, ...parking];
  if (all.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="where-ways">
      <h2 id="where-ways">How to get here</h2>
      <ul className={styles.ways}>
        {all.map(({ Title, Text, Sign }) => (
          <li key={Title}>
            <Icon name={Sign ?? 'pin'} />
            <h3>{Title}</h3>
            <p>{Text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Access({ where: { Access: access, AccessNote } }: { where: Where }) {
  if (access.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="where-access">
      <h2 id="where-access">Getting in and about</h2>
      <dl className={styles.access}>
        {access.map(({ Title, Text }) => (
          <div key={Title}>
            <dt>{Title}</dt>
            <dd>{Text}</dd>
          </div>
        ))}
      </dl>
      <div className={`small muted ${styles.measured}`}>
        <ContactUs>{AccessNote} Not sure whether it will do? Ask us:</ContactUs>
      </div>
    </section>
  );
}
