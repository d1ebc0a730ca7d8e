/**
 * The tables of no hotel, with why. Rows of all others begin with `property_id`, so that a hotel’s rows can stand on one
 * node; these would be reference tables of Citus, whole on each node. Rule: docs/scaling.md, "Spreading the database".
 */
export const tablesOfNoHotel: Readonly<Record<string, string>> = {
  migration: 'the state of the schema',
  property_group: 'a group has many hotels',
  staff: 'a person works in many hotels',
  staff_challenge: 'of a person before the hotel is known',
  staff_device: 'of a person',
  staff_passkey: 'of a person',
  staff_password: 'of a person',
  staff_recovery_code: 'of a person',
  staff_session: 'of a person',
};
