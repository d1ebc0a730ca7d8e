import { DeskPage } from '../parts/desk-page.tsx';

export default function TodayPage() {
  return <DeskPage title="Today">{null}</DeskPage>;
}
