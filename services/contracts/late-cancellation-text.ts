/**
 * What a mark or a row says of an absent student whose class was taken, or could not be taken because none was left. `hours` is the
 * rule under which it was.
 */
export const toLateCancellationText = (hours: number, isUncovered = false): string =>
  `Absent, ${isUncovered ? 'no class left to take' : 'class taken'} (${toLateRuleText(hours)})`;

/** `late cancellation: less than 24 hours before class` */
export const toLateRuleText = (hours: number): string =>
  `late cancellation: less than ${hours} ${hours === 1 ? 'hour' : 'hours'} before class`;
