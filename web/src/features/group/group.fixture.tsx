import {
  groupSearchResponseSchema,
  type FoundProperty,
  type GroupSearchResponse,
} from '@portico/contract/calls/group-search';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import type * as z from 'zod';
import { buildGroupData } from '../../shared/hotel/group.fixture.ts';
import { groupOf } from '../../shared/hotel/group.ts';
import { openDocument, renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import { GroupPage } from './group-page.tsx';

type SentFound = z.input<typeof groupSearchResponseSchema>['Properties'][number];

/** SearchPropertyGroup's answer for a hotel of the fixture: by default rooms for 240.00. */
export function buildFound(id: number, changes: Partial<SentFound> = {}): SentFound {
  const member = buildGroupData().group.Properties.find(({ PropertyId }) => PropertyId === id);
  if (member === undefined) throw new Error(`the group has no hotel ${id}`);
  const { PropertyId, PropertyCode, PropertyName, PropertyAddress, PropertyImageUrl, Currency, AreaId } =
    member;
  return {
    PropertyId,
    PropertyCode,
    PropertyName,
    PropertyAddress,
    PropertyImageUrl,
    HotelRating: null,
    Currency,
    AreaId,
    IsAvailable: true,
    LowestRate: 240,
    OriginalLowestRate: 240,
    TotalCost: 240,
    OriginalTotalCost: 240,
    Reason: null,
    FirstFullNight: null,
    MinLengthOfStay: null,
    IsPromoCodeValid: null,
    ...changes,
  };
}

/** An unavailable hotel, and why. */
export const buildUnavailable = (
  id: number,
  Reason: FoundProperty['Reason'],
  changes: Partial<SentFound> = {},
) =>
  buildFound(id, {
    IsAvailable: false,
    LowestRate: -1,
    OriginalLowestRate: -1,
    TotalCost: null,
    OriginalTotalCost: null,
    Reason,
    ...changes,
  });

export function buildGroupAnswer(
  Properties: SentFound[],
  changes: Partial<Omit<z.input<typeof groupSearchResponseSchema>, 'Properties'>> = {},
): GroupSearchResponse {
  return groupSearchResponseSchema.parse({
    Properties,
    UnreadPropertyIds: [],
    IsPromoCodeValid: null,
    PromoCodeMessage: null,
    ...changes,
  });
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

/** The current address, as a guest would copy it. */
export const address = () => screen.getByLabelText('Address').textContent;

export function openGroup(query = '', changes: Parameters<typeof buildGroupData>[0] = {}) {
  const data = buildGroupData(changes);
  openDocument(data);
  renderOwned(
    groupOf(data),
    <MemoryRouter initialEntries={[`/BookGroup/SHORE${query}`]}>
      <Address />
      <Routes>
        <Route path="/BookGroup/SHORE" element={<GroupPage />} />
      </Routes>
    </MemoryRouter>,
    30_000,
  );
}
