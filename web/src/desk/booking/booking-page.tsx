import { DeskPage } from '../parts/desk-page.tsx';

export default function BookingPage() {
  return <DeskPage title="Booking">{null}</DeskPage>;
}
