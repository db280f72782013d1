const STREAM = /^worksheet-([0-9a-f-]{36})$/;

export const toWorksheetStream = (worksheetId: string): string => `worksheet-${worksheetId}`;

/** The id in the name of a worksheet's stream; undefined for every other stream. */
export const parseWorksheetStream = (stream: string): string | undefined => STREAM.exec(stream)?.[1];
