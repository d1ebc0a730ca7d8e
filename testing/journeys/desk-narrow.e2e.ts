import { hostileThemes } from '@portico/contract/theme/hostile-themes';
import { logInAs } from './desk-log-in.ts';
import { buildWholeHotel, deskScreens } from './desk-screens.ts';
import { expectNoSidewaysScroll } from './fits.ts';
import { expectFocusSeen } from './focus-seen.ts';
import { expect, test } from './journey.ts';

test('each screen of the desk fits into 320 pixels in neon, and shows where the focus is', async ({
  page,
  openHotel,
  request,
}) => {
  const { property } = await openHotel((identity) => buildWholeHotel(identity, hostileThemes['neon']));
  const screens = await deskScreens(request, property);
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAs(page, 'owner', property.code);
  for (const [address, title] of screens) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, address);
    await expectFocusSeen(page, address);
  }
});
