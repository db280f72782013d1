/**
 * `npm run screens`: takes a picture of each screen for each role and writes them with a contact sheet into
 * `.rollbook/screens/`. The demo centre shows the screens with data, a new centre shows them empty; the demo centre with
 * answers that never come, or that fail, shows how they load and fail. `--only /owner` takes only the addresses that begin so.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '#testing/chromium.ts';
import { type AddressParameters, listScreenAddresses, type ScreenRole } from '../screen-addresses.ts';
import { type Centre, openEmptyCentre, openFullCentre } from './centres.ts';
import { formatContactSheet } from './contact-sheet.ts';
import { createAddressParameters } from './create-address-parameters.ts';
import { everyLook, outerLooks, type Picture, type ScreenState, takePictures } from './take-pictures.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '.rollbook', 'screens');
const { values } = parseArgs({ options: { only: { type: 'string', default: '/' } } });

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await launchChromium();
const pictures: Picture[] = [];
const take = async (centre: Centre, parameters: AddressParameters, state: ScreenState) => {
  const tutors = new Set(listScreenAddresses('tutor', parameters).map(({ address }) => address));
  const addresses = (role: ScreenRole) =>
    // An applicant has no practice sessions here.
    listScreenAddresses(role, {
      ...parameters,
      ...(role === 'applicant' && { openSession: undefined, completedSession: undefined }),
    })
      .filter(({ address }) => address.startsWith(values.only))
      // Owners see the screens of tutors as tutors do.
      .filter(({ address }) => role !== 'owner' || !tutors.has(address));
  const looks = state === 'full' ? everyLook : outerLooks;
  for await (const picture of takePictures({ browser, centre, addresses, looks, state, folder })) {
    pictures.push(picture);
    process.stdout.write(`\r${pictures.length} pictures`);
  }
};
try {
  await using full = await openFullCentre();
  const parameters = await createAddressParameters(full.people);
  for (const state of ['full', 'loading', 'failing'] as const) await take(full, parameters, state);
  await using empty = await openEmptyCentre();
  await take(empty, await createAddressParameters(empty.people), 'empty');
} finally {
  await browser.close();
}
await writeFile(join(folder, 'index.html'), formatContactSheet(pictures));
console.log(`\nOpen ${join(folder, 'index.html')}`);
