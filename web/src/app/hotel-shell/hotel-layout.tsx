import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { showAtTop, useTopNews } from '../../lib/top-news.ts';
import { useLatePanel } from '../../lib/use-late-panel.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { WhereLink } from '../../shared/hotel/where-link.tsx';
import { useAccount } from '../../shared/account/use-account.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeaderItem, IconOrText } from '../../ui/page-header.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnerFrame } from '../frame/owner-frame.tsx';
import type { LayoutProps } from '../program/program.ts';

/** The hotel's header above each page, its contact below. */
export function HotelLayout({ document, page, children }: LayoutProps) {
  // This document holds the search page; from any other the way home is a full load.
  const isShop = document === pages.search.document;
  const isFront = page === 'search';
  const { property, home, code } = useHotel();
  const { pathname, search } = useLocation();
  return (
    <OwnerFrame
      document={document}
      page={page}
      place={property.Voice.Place}
      nameHidden={isFront}
      home={({ className, children: name }) => (
        // From the rooms, the link home carries the search, so that it can be changed.
        <Link
          className={className}
          to={`${home}${isShop && !isFront ? search : ''}`}
          reloadDocument={!isShop}
        >
          {name}
        </Link>
      )}
      website={{ href: property.WebsiteUrl, words: 'Hotel website' }}
      address={property.Address}
      hours={property.Voice.Desk}
      items={
        <>
          <PageHeaderItem wide>
            <a href={guestPaths.manage(code)}>My booking</a>
          </PageHeaderItem>
          {property.UseUserAccountOnBookingEngine && <AccountItem />}
        </>
      }
      more={
        <>
          {property.HasWhere && page !== 'where' && (
            <li>
              <WhereLink isElsewhere={!isShop}>Where we are</WhereLink>
            </li>
          )}
          <li>
            <a href={guestPaths.manage(code)}>My booking</a>
          </li>
        </>
      }
    >
      <TopNotice pathname={pathname} />
      {children}
    </OwnerFrame>
  );
}

/** A notice at the top of each page, until dismissed or until the page changes; the live region exists before it. */
function TopNotice({ pathname }: { pathname: string }) {
  const news = useTopNews();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    showAtTop(news?.goesAlong ? { ...news, goesAlong: false } : null);
  }, [pathname, news]);
  return (
    <div role={news?.tone === 'negative' ? 'alert' : 'status'}>
      {news !== null && (
        <div className="wrap">
          <Notice tone={news.tone} title={news.text} live="off" onDismiss={() => showAtTop(null)} />
        </div>
      )}
    </div>
  );
}

async function loadPanel() {
  const { AccountPanel } = await import('../../shared/account/account-panel.tsx');
  return AccountPanel;
}

/** “Log in”, or the first name of the logged-in guest: either opens something that loads on demand. */
function AccountItem() {
  const user = useAccount();
  const item = useRef<HTMLSpanElement>(null);
  const panel = useLatePanel(loadPanel);

  return (
    <PageHeaderItem>
      <span ref={item}>
        <button
          type="button"
          {...(user === null ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': panel.isOpen })}
          onPointerEnter={panel.prepare}
          onClick={panel.isOpen ? panel.close : panel.open}
        >
          <IconOrText icon={<Icon name="person" />}>
            {user === null ? (
              'Log in'
            ) : (
              <>
                {user.Firstname}
                <span className="vh">, your account</span>
              </>
            )}
          </IconOrText>
        </button>
        {panel.Panel && <panel.Panel user={user} within={item} onClose={panel.close} />}
      </span>
    </PageHeaderItem>
  );
}
