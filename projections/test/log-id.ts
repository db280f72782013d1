/** The id of the log in tests of the projections. */
export const TEST_LOG_ID = '11111111-1111-5111-8111-111111111111';
