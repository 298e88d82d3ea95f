import { MODELS } from '@silosmith/ai';
import * as z from 'zod/mini';

/** Which pages: all of the plan, or those that the project's filters show. */
export const pages = z._default(z.enum(['plan', 'shown']), 'plan');

const priced = MODELS.filter(({ outputUsdPerMillion }) => outputUsdPerMillion > 0).map(({ id }) => id);

/** The model whose price the cost column is estimated with; `none` leaves the column empty. */
export const costModel = z._default(z.enum(['none', ...priced]), priced[0] ?? 'none');
