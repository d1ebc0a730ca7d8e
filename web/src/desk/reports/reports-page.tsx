import { DeskPage } from '../parts/desk-page.tsx';

export default function ReportsPage() {
  return <DeskPage title="Reports">{null}</DeskPage>;
}
