import { wireServiceSchema, type ServicesResponse, type WireService } from '@portico/contract/calls/services';
import type * as z from 'zod';

/** As sent: its id is a plain number. */
type SentService = z.input<typeof wireServiceSchema>;

/** An answer of Service/Get, with named defaults. */
export function buildWireService(changes: Partial<SentService> = {}): WireService {
  return wireServiceSchema.parse({
    ServiceId: 1,
    ServiceCode: 'OYSTERS',
    ServiceName: 'Oysters on arrival',
    ServiceDescription: 'Six natives and a half bottle of Chablis.',
    Image: null,
    IsBreakfast: false,
    AsksChildAges: false,
    VatRate: null,
    AllowEditOnBookingEngine: true,
    Price: 38,
    ChargeType: 'PerQuantity',
    ChargePerPerson: false,
    Articles: [{ Name: 'A tray', Price: 38 }],
    Quantity: 0,
    MaximumQuantity: 4,
    Bed: null,
    ...changes,
  } satisfies SentService);
}

/** `left` is by extra id; an extra it does not name is unlimited. */
export function buildServices(
  services: readonly WireService[],
  remaining: Readonly<Record<number, number>> = {},
): ServicesResponse {
  const inventory = ({ ServiceId }: WireService) => ({
    ServiceId,
    StartingInventory: remaining[ServiceId] ?? null,
    ReservationItems: [],
  });
  return {
    Services: [...services],
    InventoryPerServiceId: Object.fromEntries(
      services.map((service) => [String(service.ServiceId), inventory(service)]),
    ),
  };
}
