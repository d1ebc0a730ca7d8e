import { DeskPage } from '../parts/desk-page.tsx';

export default function NewBookingPage() {
  return <DeskPage title="New booking">{null}</DeskPage>;
}
