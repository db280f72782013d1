export const CENTRE_STREAM = 'centre';
