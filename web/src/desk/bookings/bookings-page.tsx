import { DeskPage } from '../parts/desk-page.tsx';

export default function BookingsPage() {
  return <DeskPage title="Bookings">{null}</DeskPage>;
}
