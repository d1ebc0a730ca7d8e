import { DeskPage } from '../parts/desk-page.tsx';

export default function SetUpPage() {
  return <DeskPage title="Set-up">{null}</DeskPage>;
}
