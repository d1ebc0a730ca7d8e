import type { ConfirmBookerEmailResponse } from '@portico/contract/calls/manage-confirm-email';
import { guestPaths } from '@portico/contract/paths';
import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { Link } from 'react-router';
import { postJson } from '../../lib/api.ts';
import { HotelBeside } from '../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { ConfirmAddress, confirmHeading } from '../../shared/people/confirm-address.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';

/** A booking's new address, confirmed from its mailbox. */
export default function ConfirmBookerEmailPage() {
  const { id } = useHotel();
  return (
    <ConfirmAddress<ConfirmBookerEmailResponse>
      link="booker-email"
      screen="confirm-booker-email"
      lead="Our e-mail says which booking it is for, and where its e-mails are to go. Anyone who reads them can change and cancel the booking."
      send={(Code) =>
        postJson('/api/ManageBooking/ConfirmEmail', { LanguageCode: 'en', PropertyId: id, Code })
      }
      answered={(answer) => <Answered answer={answer} />}
    />
  );
}

function Answered({ answer }: { answer: ConfirmBookerEmailResponse | null }) {
  const { code } = useHotel();
  if (answer?.Success === true) {
    return (
      <ShortPage
        heading={answer.IsChanged ? 'The address is changed' : 'Confirmed here'}
        beside={<HotelBeside />}
      >
        <Notice tone="positive" title={answer.Message} live="polite" />
      </ShortPage>
    );
  }
  return (
    <ShortPage heading={confirmHeading} beside={<HotelBeside />}>
      <Notice tone="warning" title={answer?.Message ?? invalidLinkText.message} live="polite" />
      <p>
        <Link to={guestPaths.manage(code)}>Find your booking</Link>
      </p>
    </ShortPage>
  );
}
