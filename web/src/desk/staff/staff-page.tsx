import { DeskPage } from '../parts/desk-page.tsx';

export default function StaffPage() {
  return <DeskPage title="Staff">{null}</DeskPage>;
}
