import { accountAnswerSchema } from '@portico/contract/calls/account-answer';
import {
  confirmEmailRequestSchema,
  registerRequestSchema,
  resendConfirmationRequestSchema,
} from '@portico/contract/calls/account-register';
import { apiPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import type { AccountDeps } from './account-deps.ts';
import { done } from './answers.ts';
import { askForLink } from './ask-for-mail.ts';
import { confirmEmail } from './confirm-email.ts';
import { passwordFrom, refuseAccount } from './refuse-account.routes.ts';
import { register } from './register.ts';

/** Making an account: asked for, and confirmed by the link of a mail. */
export async function registerRoutes(app: PorticoServer, deps: AccountDeps): Promise<void> {
  app.post(
    apiPaths.accountRegister(),
    forAnyone({ body: registerRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const registered = await register(deps, request.body, clientAddress(request));
      return registered.ok ? done(accountTexts.registered) : refuseAccount(reply, registered.refusal);
    },
  );

  app.post(
    apiPaths.accountConfirmEmail(),
    forAnyone({ body: confirmEmailRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const from = passwordFrom(request, deps);
      const confirmed = await confirmEmail(deps, request.body, from);
      return confirmed.ok ? confirmed.value : refuseAccount(reply, confirmed.refusal);
    },
  );

  app.post(
    apiPaths.accountResendConfirmation(),
    forAnyone({ body: resendConfirmationRequestSchema }, accountAnswerSchema),
    async (request, reply) => {
      const { PropertyId: propertyId, EmailAddress: email } = request.body;
      const who = { propertyId, email, address: clientAddress(request) };
      const asked = await askForLink(deps, 'confirm-again', who);
      return asked.ok ? done(accountTexts.confirmationSent) : refuseAccount(reply, asked.refusal);
    },
  );
}
