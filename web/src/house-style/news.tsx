import { useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { Shown } from './shown.tsx';

export function News() {
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <Shown title="Notices" note="A slip between two rules, with icon and words.">
      {!isDismissed && (
        <Notice
          tone="positive"
          title="Your rooms are booked."
          live="off"
          onDismiss={() => setIsDismissed(true)}
        >
          We have sent an e-mail to marian@example.com.
        </Notice>
      )}
      <Notice tone="negative" title="The card was refused." live="off">
        Nothing was charged. Everything but the security code is still here.
      </Notice>
      <Notice tone="info" live="off">
        Easter weekend stays are three nights: Thursday 25 to Sunday 28 March.
      </Notice>
      <Notice tone="warning" title="Same-day booking has closed" live="off">
        It is past 16:00. <a href="#main">Ring the desk</a> and we will see what we can do.
      </Notice>
    </Shown>
  );
}
