const STREAM = /^race-([0-9a-f-]{36})$/;

export const toRaceStream = (raceId: string): string => `race-${raceId}`;

/** The id in the name of a race's stream; undefined for every other stream. */
export const parseRaceStream = (stream: string): string | undefined => STREAM.exec(stream)?.[1];
