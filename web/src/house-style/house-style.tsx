import { Icon } from '../ui/icon.tsx';
import { ModeSwitch } from '../ui/mode-switch.tsx';
import { OxfordRule } from '../ui/oxford-rule.tsx';
import { IconOrText, PageHeader, PageHeaderItem } from '../ui/page-header.tsx';
import { ShortPage } from '../ui/short-page.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { CalendarDays } from './calendar-days.tsx';
import { Choosing } from './choosing.tsx';
import { Colours } from './colours.tsx';
import { Dialogs } from './dialogs.tsx';
import { Fields } from './fields.tsx';
import { LongWords } from './long-words.tsx';
import { Lists } from './lists.tsx';
import { Money } from './money.tsx';
import { News } from './news.tsx';
import { Pressing } from './pressing.tsx';
import { SentForm } from './sent-form.tsx';
import { Tags } from './tags.tsx';
import { TotalBar } from './total-bar.tsx';
import { TypeScale } from './type-scale.tsx';
import { WaitingStates } from './waiting-states.tsx';

/** Every component of web/src/ui in each of its states, in the theme of the document. */
export function HouseStyle() {
  return (
    <>
      <SkipLink />
      <PageHeader
        mark={<Icon name="key" />}
        name="The Quay House"
        place="Harbour Street, Whitstable, Kent"
        before={
          <PageHeaderItem>
            <a href="/">All hotels</a>
          </PageHeaderItem>
        }
        after={
          <>
            <PageHeaderItem>
              <a href="#main">
                <IconOrText icon={<Icon name="bag" />}>My booking</IconOrText>
              </a>
            </PageHeaderItem>
            <PageHeaderItem>
              <ModeSwitch />
            </PageHeaderItem>
          </>
        }
      />
      <div className="wrap">
        <OxfordRule />
      </div>
      <ShortPage heading="House style">
        <p className="lead muted">
          Every building block in every state. Move with Tab to see the focus; nothing here may break, in any
          hotel’s colours.
        </p>
        <TypeScale />
        <Colours />
        <Pressing />
        <Fields />
        <SentForm />
        <Choosing />
        <News />
        <Tags />
        <Money />
        <Lists />
        <CalendarDays />
        <WaitingStates />
        <Dialogs />
        <LongWords />
      </ShortPage>
      <TotalBar />
    </>
  );
}
