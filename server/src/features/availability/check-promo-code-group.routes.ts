import { checkPromoCodeResponseSchema } from '@portico/contract/calls/check-promo-code';
import { checkPromoCodeGroupRequestSchema } from '@portico/contract/calls/check-promo-code';
import { apiPaths } from '@portico/contract/paths';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import { todayAtHotels } from '../../core/group/group-today.ts';
import { readPromoCodes } from '../../core/pricing/promo-code.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse, refuseFields } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { askedGroup, unknownArea } from './asked-group.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { limitGroupCode } from './group-code-limit.ts';
import { checkedPromoCode, groupPromoFields } from './promo-fields.ts';

/** Says whether a hotel of the group, or of an area, honours a code today, before any dates are chosen; limited as at one hotel. */
export async function checkPromoCodeGroupRoute(app: PorticoServer, deps: AvailabilityDeps): Promise<void> {
  const { database, groups, clock } = deps;
  app.post(
    apiPaths.checkPromoCodeGroup(),
    forAnyone({ body: checkPromoCodeGroupRequestSchema }, checkPromoCodeResponseSchema),
    async (request, reply) => {
      const group = await groups.find(request.body.propertyGroupId);
      if (group === undefined) return refuse(reply, 'group.unknown');
      const asked = askedGroup(group, request.body.areaId);
      if (asked === undefined) return refuseFields(reply, { areaId: unknownArea.AreaId });
      const text = textOrNull(request.body.promoCode);
      const limit = await limitGroupCode(deps, { group, address: clientAddress(request) }, text);
      if (!limit.isOpen) return refuseTooMany(reply, { thing: 'codes', ...limit }, group.definition.group);
      const hotels = asked.members.map(({ hotel }) => hotel);
      const promoAt = await readPromoCodes(database.kysely, hotels, text);
      await limit.settle();
      const todayAt = todayAtHotels(clock.now());
      const checked = hotels.map((hotel) => checkedPromoCode(promoAt(hotel), todayAt({ hotel })));
      const { IsPromoCodeValid, PromoCodeMessage } = groupPromoFields(asked, text, checked);
      return { IsPromoCodeValid: IsPromoCodeValid ?? false, PromoCodeMessage };
    },
  );
}
