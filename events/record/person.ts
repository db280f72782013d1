const PERSONAL_STREAM = /^(?:student|tutor)-([0-9a-f-]{36})$/;

/** The person whom a stream is about, under whose key its texts are sealed; undefined for a stream about nobody. */
export const personOf = (stream: string): string | undefined => PERSONAL_STREAM.exec(stream)?.[1];
