/** A topic as it is compared with the names and synonyms of topics: its words in lower case. */
export const toTopicWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
