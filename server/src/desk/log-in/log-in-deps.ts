import type { PasswordHashes } from '../../accounts/password-hash.ts';
import type { Secrets } from '../../access/seal.ts';
import type { LimitDeps } from '../../limits/rate-limits.ts';
import type { OperationDeps } from '../run/operation.ts';

export interface LogInDeps extends OperationDeps, LimitDeps {
  readonly publicUrl: string | undefined;
  readonly passwords: PasswordHashes;
  readonly secrets: Secrets;
  readonly delay: (milliseconds: number) => Promise<unknown>;
}
