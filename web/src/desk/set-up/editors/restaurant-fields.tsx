import { ChoiceField, LinesField, NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField, nextId } from '../form/list-field.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { DaysFields, WeekdaysField } from './days-fields.tsx';
import { Pair, PartSection } from './part-section.tsx';

const every = [15, 30, 45, 60].map((value) => ({ value, name: `${value} minutes` }));

/** A restaurant and when its tables can be booked. */
export function RestaurantFields() {
  const { today } = deskHotel();
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" label="Name" />
        <TextField path="description" label="Where it is, and who may come" isLong />
        <PictureField path="image" label="Its picture" optional />
        <TextField path="noAvailabilityText" label="When there is no table" isLong />
        <TextField path="confirmationText" label="When one is booked" isLong optional />
      </PartSection>
      <PartSection title="Tables">
        <Pair>
          <NumberField path="minOnlinePartySize" label="Least guests online" />
          <NumberField path="maxOnlinePartySize" label="Most guests online" />
          <NumberField path="closesMinutesBefore" label="Booking ends before" end="minutes" />
        </Pair>
        <PresentField
          path="cancelUntil"
          label="Guests cancel until a time; otherwise until their table"
          start={{ daysBefore: 0, at: '12:00' }}
        >
          <Pair>
            <NumberField path="cancelUntil.daysBefore" label="Before the visit" end="days" />
            <TextField path="cancelUntil.at" label="Until" type="time" />
          </Pair>
        </PresentField>
      </PartSection>
      <PartSection title="Sittings" how="A day without a sitting has no tables.">
        <ListField
          path="sittings"
          label="When tables are sold"
          one="sitting"
          most={500}
          start={() => ({
            name: 'Dinner',
            from: today,
            to: today,
            firstTime: '18:00',
            lastTime: '20:30',
            everyMinutes: 30,
            turnMinutes: 120,
            covers: 20,
          })}
        >
          {(path) => (
            <>
              <Pair>
                <TextField path={`${path}.name`} label="Name" />
                <DaysFields path={path} />
                <TextField path={`${path}.firstTime`} label="First time" type="time" />
                <TextField path={`${path}.lastTime`} label="Last time" type="time" />
                <ChoiceField path={`${path}.everyMinutes`} label="A time every" options={every} />
                <NumberField path={`${path}.turnMinutes`} label="A table is taken for" end="minutes" />
                <NumberField path={`${path}.covers`} label="Guests at once" />
              </Pair>
              <WeekdaysField path={`${path}.weekdays`} />
              <TickField path={`${path}.leaveTime`} label="Guests must accept when they leave" />
            </>
          )}
        </ListField>
        <LinesField path="closedDates" label="Days without tables" hint="One a line: 2027-12-25." />
      </PartSection>
      <PartSection
        title="Other sizes of party"
        how="On some days. Where two lines name the same day, the later counts."
      >
        <ListField
          path="partySizesOnDates"
          label="Days with other sizes"
          one="line"
          most={200}
          start={() => ({ from: today, to: today, minimum: 1, maximum: 8 })}
        >
          {(path) => (
            <>
              <Pair>
                <DaysFields path={path} />
                <NumberField path={`${path}.minimum`} label="Least guests" />
                <NumberField path={`${path}.maximum`} label="Most guests" />
              </Pair>
              <WeekdaysField path={`${path}.weekdays`} />
            </>
          )}
        </ListField>
      </PartSection>
      <MenuFields />
    </>
  );
}

/** Menus and offers for a whole table. */
function MenuFields() {
  return (
    <PartSection title="Menus and offers" how="For the whole table. Without days and times it is for all.">
      <ListField
        path="promotions"
        label="Each one"
        one="menu"
        most={50}
        start={(entries) => ({ id: nextId(entries), name: '' })}
      >
        {(path) => (
          <>
            <Pair>
              <TextField path={`${path}.name`} label="Name" />
              <TextField path={`${path}.description`} label="In one line" optional />
              <NumberField
                path={`${path}.pricePerPerson`}
                label="For each guest"
                end={deskHotel().currency}
              />
              <DaysFields path={path} optional />
              <TextField path={`${path}.firstTime`} label="First time" type="time" optional />
              <TextField path={`${path}.lastTime`} label="Last time" type="time" optional />
            </Pair>
            <WeekdaysField path={`${path}.weekdays`} />
          </>
        )}
      </ListField>
    </PartSection>
  );
}
