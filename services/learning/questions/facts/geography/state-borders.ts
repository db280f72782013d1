/** Which states share a border; each pair is written once. Source: USGS, National Atlas (2014). */
const pairs: Readonly<Record<string, string>> = {
  alabama: 'florida georgia mississippi tennessee',
  arizona: 'california nevada new-mexico utah',
  arkansas: 'louisiana mississippi missouri oklahoma tennessee texas',
  california: 'nevada oregon',
  colorado: 'kansas nebraska new-mexico oklahoma utah wyoming',
  connecticut: 'massachusetts new-york rhode-island',
  delaware: 'maryland new-jersey pennsylvania',
  florida: 'georgia',
  georgia: 'north-carolina south-carolina tennessee',
  idaho: 'montana nevada oregon utah washington wyoming',
  illinois: 'indiana iowa kentucky missouri wisconsin',
  indiana: 'kentucky michigan ohio',
  iowa: 'minnesota missouri nebraska south-dakota wisconsin',
  kansas: 'missouri nebraska oklahoma',
  kentucky: 'missouri ohio tennessee virginia west-virginia',
  louisiana: 'mississippi texas',
  maine: 'new-hampshire',
  maryland: 'pennsylvania virginia west-virginia',
  massachusetts: 'new-hampshire new-york rhode-island vermont',
  michigan: 'ohio wisconsin',
  minnesota: 'north-dakota south-dakota wisconsin',
  mississippi: 'tennessee',
  missouri: 'nebraska oklahoma tennessee',
  montana: 'north-dakota south-dakota wyoming',
  nebraska: 'south-dakota wyoming',
  nevada: 'oregon utah',
  'new-hampshire': 'vermont',
  'new-jersey': 'new-york pennsylvania',
  'new-mexico': 'oklahoma texas',
  'new-york': 'pennsylvania vermont',
  'north-carolina': 'south-carolina tennessee virginia',
  'north-dakota': 'south-dakota',
  ohio: 'pennsylvania west-virginia',
  oklahoma: 'texas',
  oregon: 'washington',
  pennsylvania: 'west-virginia',
  'south-dakota': 'wyoming',
  tennessee: 'virginia',
  utah: 'wyoming',
  virginia: 'west-virginia',
};
/** Pairs that touch at one point or in the water alone. No question asks about them. */
const doubtful: Readonly<Record<string, string>> = {
  arizona: 'colorado',
  'new-mexico': 'utah',
  michigan: 'illinois minnesota',
  'rhode-island': 'new-york',
};

const joined = (written: Readonly<Record<string, string>>, one: string, other: string): boolean =>
  (written[one]?.split(' ').includes(other) || written[other]?.split(' ').includes(one)) ?? false;

/** True if the states share a border, or touch at a point or in the water. */
export const mayTouch = (one: string, other: string): boolean =>
  joined(pairs, one, other) || joined(doubtful, one, other);

/** True if the states share a border on land or along a river. */
export const touches = (one: string, other: string): boolean => joined(pairs, one, other);
