/** One stream holds all erasures, so that who was erased is read at once and without a read model. */
export const ERASURES_STREAM = 'erasures';
