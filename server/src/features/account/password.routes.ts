import { accountAnswerSchema } from '@portico/contract/calls/account-answer';
import {
  changePasswordRequestSchema,
  passwordResetRequestSchema,
  requestPasswordResetSchema,
} from '@portico/contract/calls/account-password';
import { apiPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAccount, forAnyone } from '../../platform/http/for-anyone.ts';
import { loggedInOf } from '../../platform/http/require-account.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { sessionCookies } from '../../platform/http/session-cookie.ts';
import type { AccountDeps } from './account-deps.ts';
import { done } from './answers.ts';
import { askForLink } from './ask-for-mail.ts';
import { changePassword } from './change-password.ts';
import { loggedInAccount } from './logged-in-account.ts';
import { passwordReset } from './password-reset.ts';
import { passwordFrom, refuseAccount } from './refuse-account.routes.ts';

/** Another password: by a link where the old one is forgotten, or by the old one. */
export async function passwordRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  const cookies = sessionCookies(deps.publicUrl);

  app.post(
    apiPaths.accountRequestPasswordReset(),
    forAnyone({ body: requestPasswordResetSchema }, accountAnswerSchema),
    async (request, reply) => {
      const { PropertyId: propertyId, EmailAddress: email } = request.body;
      const asked = await askForLink(deps, 'reset', { propertyId, email, address: clientAddress(request) });
      return asked.ok ? done(accountTexts.resetSent) : refuseAccount(reply, asked.refusal);
    },
  );

  app.post(
    apiPaths.accountPasswordReset(),
    forAnyone({ body: passwordResetRequestSchema }, accountAnswerSchema),
    async ({ body }, reply) => {
      const reset = await passwordReset(deps, body);
      return reset.ok ? reset.value : refuseAccount(reply, reset.refusal);
    },
  );

  app.post(
    apiPaths.accountChangePassword(),
    forAccount({ body: changePasswordRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const loggedIn = loggedInOf(request);
      const found = await loggedInAccount(deps, loggedIn);
      const changed = found.ok
        ? await changePassword(deps, found.value, request.body, passwordFrom(request, deps))
        : found;
      if (!changed.ok) return refuseAccount(reply, changed.refusal);
      const { answer, session } = changed.value;
      if (session !== undefined) cookies.set(reply, loggedIn.propertyId, session);
      return answer;
    },
  );
}
