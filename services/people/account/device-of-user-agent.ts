/** Browsers by what only they put into the user agent. Most name others too, so the first that fits counts. */
const browsers = [
  ['Edge', /\bEdgA?(?:iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Names = readonly (readonly [name: string, pattern: RegExp])[];
const findName = (names: Names, userAgent: string) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** The browser and the kind of device that a user agent names; null for what it does not say. */
export const findDevice = (userAgent: string) => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});
