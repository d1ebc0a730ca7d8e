import type { ProviderDeclaration } from '../provider-declaration.ts';
import { paystackDeclaration } from './paystack/declaration.ts';
import { stripeDeclaration } from './stripe/declaration.ts';

/** Every provider that can have accounts. Rule: docs/guides/adding-a-provider.md. */
export const providerDeclarations: readonly ProviderDeclaration[] = [stripeDeclaration, paystackDeclaration];
