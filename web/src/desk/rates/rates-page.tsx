import { DeskPage } from '../parts/desk-page.tsx';

export default function RatesPage() {
  return <DeskPage title="Rates and rooms">{null}</DeskPage>;
}
