import { ChoiceField, NumberField, TextField, TickField, TicksField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { Pair, PartSection } from './part-section.tsx';

const every = [15, 30, 45, 60].map((value) => ({ value, name: `${value} minutes` }));
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((value) => ({ value, name: value }));

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
                <TextField path={`${path}.from`} label="First day" type="date" />
                <TextField path={`${path}.to`} label="Last day" type="date" />
                <TextField path={`${path}.firstTime`} label="First time" type="time" />
                <TextField path={`${path}.lastTime`} label="Last time" type="time" />
                <ChoiceField path={`${path}.everyMinutes`} label="A time every" options={every} />
                <NumberField path={`${path}.turnMinutes`} label="A table is taken for" end="minutes" />
                <NumberField path={`${path}.covers`} label="Guests at once" />
              </Pair>
              <TicksField
                path={`${path}.weekdays`}
                label="Only on (none: on every day)"
                options={weekdays}
                emptyIsAll
              />
              <TickField path={`${path}.leaveTime`} label="Guests must accept when they leave" />
            </>
          )}
        </ListField>
      </PartSection>
    </>
  );
}
