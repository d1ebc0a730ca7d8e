import { documents } from '@portico/contract/pages';
import { useEffect, useState, type ReactNode, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { count } from '../../shared/hotel/counted.ts';
import { MailLink, PhoneLink } from '../../shared/hotel/contact-links.tsx';
import { useOwner } from '../../shared/hotel/hotel-context.ts';
import { LateContactForm } from '../../shared/people/late-contact-form.tsx';
import { HotelMark } from '../../shared/hotel/hotel-mark.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconOrText, PageHeader, PageHeaderItem } from '../../ui/page-header.tsx';
import { ModeSwitch } from '../../ui/mode-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import type { AnalyticsProps } from '../analytics/analytics.tsx';
import type { LayoutProps } from '../program/program.ts';
import { OwnerFooter } from './owner-footer.tsx';

interface OwnerFrameProps extends Pick<LayoutProps, 'document' | 'page'> {
  /** Below the name, when there is a place. */
  place?: string;
  /** For the page whose h1 is the name: the header omits it. */
  nameHidden: boolean;
  home: (link: { className: string; children: ReactNode }) => ReactNode;
  website: { readonly href: string; readonly words: string };
  address: readonly string[];
  /** The desk's opening hours. */
  hours: string | null;
  /** Items of the header, before the contact. */
  items?: ReactNode;
  /** Items of the list of links in the footer. */
  more?: ReactNode;
  /** A main element with the id `main`. */
  children: ReactNode;
}

/** The header above a page and the contact below it, of a hotel or a group. */
export function OwnerFrame(props: OwnerFrameProps) {
  const { document, page, place, nameHidden, home, website, address, hours, items, more, children } = props;
  const { name, analytics } = useOwner();
  const [isChoiceReopened, setIsChoiceReopened] = useState(false);
  const mayCount = documents[document].analytics !== 'never';
  const isCounted = mayCount && (analytics.container !== null || analytics.pixel !== null);
  useEffect(() => {
    // The rooms page counts each of its steps itself.
    if (mayCount && page !== undefined && page !== 'rooms') count({ kind: 'page', page });
  }, [mayCount, page]);
  const [isContactOpen, setIsContactOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <PageHeader
        mark={<HotelMark />}
        name={name}
        place={place}
        nameHidden={nameHidden}
        home={home}
        before={
          <PageHeaderItem>
            <a href={website.href}>
              <Icon name="back" />
              {website.words}
            </a>
          </PageHeaderItem>
        }
        after={
          <>
            {items}
            <PageHeaderItem>
              <button type="button" aria-haspopup="dialog" onClick={() => setIsContactOpen(true)}>
                <IconOrText icon={<Icon name="phone" />}>Contact us</IconOrText>
              </button>
            </PageHeaderItem>
            <PageHeaderItem>
              <ModeSwitch />
            </PageHeaderItem>
          </>
        }
      />
      {children}
      <OwnerFooter place={place} address={address} hours={hours}>
        {more}
        {isCounted && (
          <li>
            <button type="button" onClick={() => setIsChoiceReopened(true)}>
              Cookie choice
            </button>
          </li>
        )}
      </OwnerFooter>
      <ContactDialog
        open={isContactOpen}
        onClose={() => setIsContactOpen(false)}
        address={address}
        hours={hours}
      />
      {isCounted && (
        <LateAnalytics
          document={document}
          page={page}
          isReopened={isChoiceReopened}
          onAnswered={() => setIsChoiceReopened(false)}
        />
      )}
    </>
  );
}

/** Loads when the page is idle; a failure has no effect on guests. */
function LateAnalytics(props: AnalyticsProps) {
  const [Analytics, setAnalytics] = useState<ComponentType<AnalyticsProps> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('../analytics/analytics.tsx').then(
          (loaded) => setAnalytics(() => loaded.Analytics),
          () => undefined,
        );
      }),
    [],
  );
  return Analytics && <Analytics {...props} />;
}

interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  address: readonly string[];
  /** The desk's opening hours. */
  hours: string | null;
}

/** The contact of the hotel or group, from every page, and a form to write to it. */
function ContactDialog({ open, onClose, address, hours }: ContactDialogProps) {
  const facts = [
    { label: 'Telephone', value: <PhoneLink /> },
    { label: 'E-mail', value: <MailLink /> },
    { label: 'Address', value: address.join(', ') },
    ...(hours === null ? [] : [{ label: 'The desk', value: hours }]),
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Contact us">
      <Facts facts={facts} />
      <LateContactForm />
    </Dialog>
  );
}
