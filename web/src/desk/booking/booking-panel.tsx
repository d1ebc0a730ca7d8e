import type { PanelProps } from './act-panel.tsx';
import type { PanelName } from './booking-acts.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { CardLinkPanel } from './card-link-panel.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { ErasePanel } from './erase-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { NoShowPanel } from './no-show-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { RoomsPanel } from './rooms-panel.tsx';

export function BookingPanel({ name, ...panel }: PanelProps & { readonly name: PanelName }) {
  switch (name) {
    case 'refund':
      return <RefundPanel {...panel} />;
    case 'price':
      return <PricePanel {...panel} />;
    case 'payment':
      return <PaymentPanel {...panel} />;
    case 'link':
      return <LinkPanel {...panel} />;
    case 'card-link':
      return <CardLinkPanel {...panel} />;
    case 'no-show':
      return <NoShowPanel {...panel} />;
    case 'charge':
      return <ChargePanel {...panel} />;
    case 'erase':
      return <ErasePanel {...panel} />;
    case 'cancel':
      return <CancelPanel {...panel} />;
    case 'dates':
    case 'move':
    case 'guests':
    case 'extras':
    case 'add-room':
    case 'booker':
      return <RoomsPanel name={name} {...panel} />;
  }
}
