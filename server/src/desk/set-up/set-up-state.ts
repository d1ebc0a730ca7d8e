import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { partNames, partOf, partSchema, withPart } from '@portico/contract/property-file/definition-parts';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import { standingHotel } from '../../property-file/hotel.store.ts';
import type { Run } from '../run/operation.ts';
import { readDrafts, type Draft } from './draft.store.ts';

/** What is published, and what waits to be. */
export interface SetUpState {
  readonly published: HotelDefinition;
  readonly drafts: readonly Draft[];
}

export async function readSetUp({ hotel, database: { kysely } }: Run): Promise<SetUpState> {
  const { definition } = await standingHotel(kysely, hotel.propertyId);
  return { published: definition, drafts: await readDrafts(kysely, hotel.propertyId) };
}

/** A part as it is being edited, and what is published; undefined: there is none. */
export interface PartState {
  readonly part: string;
  readonly draft: Draft | undefined;
  readonly published: unknown;
  readonly value: unknown;
}

/** Undefined: no part has this name. */
export function partState({ published, drafts }: SetUpState, part: string): PartState | undefined {
  const schema = partSchema(part);
  if (schema === undefined) return undefined;
  const draft = drafts.find((one) => one.part === part);
  const standing = partOf(published, part);
  return {
    part,
    draft,
    published: standing,
    value: draft === undefined ? standing : (draft.value ?? undefined),
  };
}

/** The definition with every draft in it, unchecked. */
export function draftedDefinition({ published, drafts }: SetUpState): object {
  return drafts.reduce<object>(
    (definition, { part, value }) => withPart(definition, part, value ?? undefined),
    published,
  );
}

/** Of any value of a part, whatever the order of its fields; undefined as well. */
export function versionOf(value: unknown): string {
  return fingerprintOf({ value: JSON.parse(JSON.stringify(value ?? null)) });
}

/** Published parts as they stand, then new ones. */
export function summariesOf(state: SetUpState): DeskAnswer<'SetUp/Read'>['parts'] {
  const names = [...partNames(state.published), ...state.drafts.map(({ part }) => part)];
  return [...new Set(names)].flatMap((part) => {
    const found = partState(state, part);
    return found === undefined ? [] : [summaryOf(found)];
  });
}

export function summaryOf({ part, draft, published, value }: PartState) {
  return {
    part,
    title: partTitle(part, value ?? published),
    draft:
      draft === undefined
        ? null
        : {
            by: draft.savedBy,
            at: draft.savedAt.toISOString(),
            seen: draft.version,
            isNew: published === undefined,
            isRemoved: draft.value === null,
            isOutdated: draft.basedOn !== versionOf(published),
          },
  };
}

const titles: Readonly<Record<string, string>> = {
  property: 'The hotel',
  settings: 'How guests book',
  bookingIncentives: 'Reasons to book direct',
};

/** Of an entry its name. */
export function partTitle(part: string, value: unknown): string {
  const name: unknown = Reflect.get(Object(value), 'name');
  return titles[part] ?? (typeof name === 'string' ? name : part);
}
