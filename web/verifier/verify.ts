/** The page that checks packets and compares seals. It is one file without a server, so it imports the check and nothing of the app. */
import {
  formatPacketCents,
  toPacketAmountText,
  toPacketMoneyLines,
  toPacketMoneyRemarks,
  toPacketMoneyText,
} from '#contracts/packet-money-words.ts';
import {
  findVoidedVersions,
  formatChange,
  formatEventCount,
  formatPacketDay,
  toPacketRemarks,
  toPacketRowText,
  toPacketSumLines,
  toRecordedText,
  toWholePeriodText,
} from '#contracts/packet-words.ts';
import type { PacketMoneyRow, PacketRow } from '#contracts/packets.ts';
import { checkKeptSeals, isSealFile, type SealsAnswer } from '#services/record/packet-check/check-kept-seals.ts';
import { checkPacket, NoPacketError, type PacketCheck } from '#services/record/packet-check/check-packet.ts';
import { listFaultTexts, listProofTexts, toVerdictText } from '#services/record/packet-check/check-words.ts';
import {
  findPublishedKey,
  parsePublishedKeys,
  type SignatureClaim,
  toSignatureClaim,
} from '#services/record/packet-check/published-key.ts';

type Content = (string | Node)[];
const element = (
  name: string,
  properties: { className?: string; scope?: string },
  ...content: Content
): HTMLElement => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...content);
  return created;
};
const find = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind;
const [drop, input, result] = [find('drop'), find<HTMLInputElement>('file'), find('result')];

const show = (...content: Content): void => {
  result.replaceChildren(...content);
  result.focus();
};
const sheet = (...content: Content) => element('section', { className: 'sheet' }, ...content);
const list = (texts: readonly string[]) => element('ul', {}, ...texts.map((text) => element('li', {}, text)));

const toSheets = (check: PacketCheck, fileName: string): Content => {
  const { packet, faults } = check;
  const key = findPublishedKey(toSignatureClaim(packet), publishedKeys);
  const isGood = faults.length === 0 && key.isPublished !== false;
  const verdict = element('p', { className: isGood ? 'good' : 'bad' }, toVerdictText(check, key));
  const found = listFaultTexts(check).map(({ name, what }) =>
    element('li', {}, element('strong', {}, `${name}: `), what),
  );
  const head = [
    element('h2', {}, `Classes ${packet.money ? 'and payments ' : ''}of ${packet.student.name}`),
    element('p', {}, `${packet.centre?.name ?? ''} · ${toWholePeriodText(packet.period)} · ${fileName}`),
    verdict,
  ];
  if (faults.length > 0) return [sheet(...head, element('ul', {}, ...found))];
  return [sheet(...head, list(listProofTexts(check))), toComparison(check), toContents(check)];
};

/** The keys that the server wrote into the page when it was opened or saved. */
const publishedKeys = parsePublishedKeys(
  document.querySelector<HTMLMetaElement>('meta[name=published-keys]')?.content ?? '',
);

/** Whether the centre publishes a key, in a sentence. */
const toKeyParagraph = (signed: SignatureClaim) => {
  const { isPublished, text } = findPublishedKey(signed, publishedKeys);
  return element('p', { className: isPublished === false ? 'bad' : '' }, text);
};

const toComparison = ({ packet, code, fingerprint }: PacketCheck) =>
  sheet(
    element('h3', {}, 'Compare these two with the paper'),
    element('p', {}, 'Verification code: ', element('span', { className: 'compare' }, code)),
    element('p', {}, 'Key of the center: ', element('span', { className: 'compare' }, fingerprint)),
    toKeyParagraph(toSignatureClaim(packet)),
    element(
      'p',
      { className: 'quiet' },
      'Anybody can sign a packet with a key of their own. The center prints its key on every packet: if the key above is another one, the packet is not from this center.',
    ),
  );

const toSum = (lines: readonly { sign: string; label: string; value: string }[], remarks: readonly string[]) => [
  element(
    'dl',
    {},
    ...lines.flatMap(({ sign, label, value }) => [element('dt', {}, label), element('dd', {}, `${sign} ${value}`)]),
  ),
  list(remarks),
];

interface Entries {
  readonly caption: string;
  readonly empty: string;
  /** Heads of the numbers. */
  readonly heads: readonly string[];
  readonly lines: readonly { row: PacketRow | PacketMoneyRow; text: string; numbers: readonly string[] }[];
}

const toTable = ({ packet, sealed }: PacketCheck, { caption, empty, heads, lines }: Entries) => {
  const rows = lines.map(({ row, text, numbers }) =>
    element(
      'tr',
      {},
      element('td', {}, formatPacketDay(row.effective_on)),
      element('td', {}, `${row.version}. ${text}`),
      ...numbers.map((number, at) =>
        element('td', { className: 'number' }, element('span', { className: 'narrow' }, `${heads[at]}: `), number),
      ),
      element('td', { className: 'quiet' }, toRecordedText(row, packet.centre.time_zone)),
      element(
        'td',
        {},
        sealed.has(row.version) ? `In the seal over ${formatEventCount(packet.seal?.events ?? 0)}` : 'Not in the seal',
      ),
    ),
  );
  const names = ['Day', 'What happened', ...heads, 'Recorded by', 'Proof'];
  const head = element('tr', {}, ...names.map((name) => element('th', { scope: 'col' }, name)));
  const table = element(
    'table',
    {},
    element('caption', {}, rows.length === 0 ? empty : caption),
    ...(rows.length === 0 ? [] : [element('thead', {}, head)]),
    element('tbody', {}, ...rows),
  );
  return element('div', { className: 'scroll' }, table);
};

const toContents = (check: PacketCheck) => {
  const { packet } = check;
  const words = { voided: findVoidedVersions(packet.events), currency: packet.centre.currency };
  const entries = {
    ...{ caption: 'Entries', empty: 'There are no entries in this period.', heads: ['Change'] },
    lines: packet.rows.map((row) => ({
      ...{ row, text: toPacketRowText(row, words), numbers: [formatChange(row.applied_remaining)] },
    })),
  };
  return sheet(
    element('h3', {}, 'What the packet says'),
    ...toSum(
      toPacketSumLines(packet).map(({ classes, ...line }) => ({ ...line, value: String(classes) })),
      toPacketRemarks(packet),
    ),
    toTable(check, entries),
    ...(packet.money === null ? [] : toMoney(check)),
  );
};

const toMoney = (check: PacketCheck): Content => {
  const { packet } = check;
  const lines = toPacketMoneyLines(packet).map(({ cents, ...line }) => ({
    ...line,
    value: formatPacketCents(cents, packet),
  }));
  const entries = {
    ...{
      caption: 'Entries of money',
      empty: 'There are no entries of money in this period.',
      heads: ['Change', 'Owed after'],
    },
    lines: packet.money_rows.map((row) => ({
      ...{ row, text: toPacketMoneyText(row, packet) },
      numbers: [toPacketAmountText(row, packet), formatPacketCents(row.owed_cents, packet)],
    })),
  };
  return [element('h3', {}, 'Money'), ...toSum(lines, toPacketMoneyRemarks(packet)), toTable(check, entries)];
};

/** Far more than a packet of ten years has. A browser has no room for a much longer text. */
const LARGEST_FILE_BYTES = 200_000_000;

const readFile = (file: File): Promise<string> => {
  if (file.size > LARGEST_FILE_BYTES) throw new NoPacketError(`${file.name}: This file is too large.`);
  return file.text();
};

/** Counts the choices of files, so that a check that is overtaken by a newer choice shows nothing. */
let choices = 0;

/** One packet is checked by itself. Seals are compared, and so are several packets, by the seals that they hold. */
const checkFiles = async (files: readonly File[]): Promise<void> => {
  const [file] = files;
  if (!file) return;
  choices += 1;
  const choice = choices;
  show(element('p', {}, 'Checking...'));
  const answer = await toAnswer(file, files);
  if (choice === choices) show(...answer);
};

const toAnswer = async (file: File, files: readonly File[]): Promise<Content> => {
  try {
    const text = await readFile(file);
    if (files.length === 1 && !isSealFile(text)) return toSheets(await checkPacket(text), file.name);
    const kept = files.map(async (one) => ({ name: one.name, text: await readFile(one) }));
    return [toSealsSheet(await checkKeptSeals(await Promise.all(kept), publishedKeys))];
  } catch (error) {
    const why = error instanceof NoPacketError ? error.message : 'This file cannot be checked.';
    // A comparison, and the limit of a file, name the file by themselves.
    const text = why.startsWith(file.name) || files.length > 1 ? why : `${file.name}: ${why}`;
    return [sheet(element('p', { className: 'bad' }, text))];
  }
};

const toSealsSheet = ({ isUnchanged, text, signed, fingerprint }: SealsAnswer) => {
  // Anybody can make seals that prove each other, with a key of their own.
  const isForeign = findPublishedKey(signed, publishedKeys).isPublished === false;
  const verdict = isForeign
    ? 'These seals were signed with a key that is not among the published ones of that time, so they prove nothing about the center.'
    : text;
  const className = isForeign || isUnchanged === false ? 'bad' : isUnchanged ? 'good' : 'open';
  return sheet(
    element('h2', {}, 'Seals of the record'),
    element('p', { className }, verdict),
    element('p', {}, 'Key of the center: ', element('span', { className: 'compare' }, fingerprint)),
    toKeyParagraph(signed),
  );
};

/** An old browser would take every signature for a wrong one. */
const canCheckSignatures = async (): Promise<boolean> => {
  const key = new Uint8Array(32);
  key[0] = 1;
  return crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']).then(
    () => true,
    () => false,
  );
};

if (globalThis.crypto?.subtle === undefined || !(await canCheckSignatures())) {
  show(
    sheet(
      element(
        'p',
        { className: 'bad' },
        'This browser cannot check signatures. Please use a current version of Chrome, Edge, Firefox or Safari.',
      ),
    ),
  );
}
input.addEventListener('click', () => {
  // The same file can be chosen again after it was saved anew.
  input.value = '';
});
input.addEventListener('change', () => {
  void checkFiles([...(input.files ?? [])]);
});
for (const event of ['dragenter', 'dragover', 'dragleave', 'drop'])
  drop.addEventListener(event, (dragged) => {
    dragged.preventDefault();
    drop.classList.toggle('over', event === 'dragenter' || event === 'dragover');
    if (event === 'drop') void checkFiles([...((dragged as DragEvent).dataTransfer?.files ?? [])]);
  });
