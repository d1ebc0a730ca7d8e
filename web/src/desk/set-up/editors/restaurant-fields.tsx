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
        <TextField path="name" />
        <TextField path="description" isLong />
        <PictureField path="image" optional />
        <TextField path="noAvailabilityText" isLong />
        <TextField path="confirmationText" isLong optional />
      </PartSection>
      <PartSection title="Tables">
        <Pair>
          <NumberField path="minOnlinePartySize" />
          <NumberField path="maxOnlinePartySize" />
          <NumberField path="closesMinutesBefore" end="minutes" />
        </Pair>
        <PresentField path="cancelUntil" start={{ daysBefore: 0, at: '12:00' }}>
          <Pair>
            <NumberField path="cancelUntil.daysBefore" end="days" />
            <TextField path="cancelUntil.at" type="time" />
          </Pair>
        </PresentField>
      </PartSection>
      <PartSection title="Sittings" how="A day without a sitting has no tables.">
        <ListField
          path="sittings"
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
                <TextField path={`${path}.name`} />
                <DaysFields path={path} />
                <TextField path={`${path}.firstTime`} type="time" />
                <TextField path={`${path}.lastTime`} type="time" />
                <ChoiceField path={`${path}.everyMinutes`} options={every} />
                <NumberField path={`${path}.turnMinutes`} end="minutes" />
                <NumberField path={`${path}.covers`} />
              </Pair>
              <WeekdaysField path={`${path}.weekdays`} />
              <TickField path={`${path}.leaveTime`} />
            </>
          )}
        </ListField>
        <LinesField path="closedDates" hint="One a line: 2027-12-25." />
      </PartSection>
      <PartSection
        title="Other sizes of party"
        how="On some days. Where two lines name the same day, the later counts."
      >
        <ListField
          path="partySizesOnDates"
          most={200}
          start={() => ({ from: today, to: today, minimum: 1, maximum: 8 })}
        >
          {(path) => (
            <>
              <Pair>
                <DaysFields path={path} />
                <NumberField path={`${path}.minimum`} />
                <NumberField path={`${path}.maximum`} />
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
      <ListField path="promotions" most={50} start={(entries) => ({ id: nextId(entries), name: '' })}>
        {(path) => (
          <>
            <Pair>
              <TextField path={`${path}.name`} />
              <TextField path={`${path}.description`} optional />
              <NumberField path={`${path}.pricePerPerson`} end={deskHotel().currency} />
              <DaysFields path={path} optional />
              <TextField path={`${path}.firstTime`} type="time" optional />
              <TextField path={`${path}.lastTime`} type="time" optional />
            </Pair>
            <WeekdaysField path={`${path}.weekdays`} />
          </>
        )}
      </ListField>
    </PartSection>
  );
}
