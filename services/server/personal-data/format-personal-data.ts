/** The two forms of a personal data file: JSON for programs, and a page for people. Both write what they are given while it is read. */
import {
  PERSONAL_DATA_VERSION,
  type PersonalDataSection,
  personalDataSections,
  personalDataTexts as texts,
} from '#contracts/personal-data.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { isForPeople, toHeading, toPeopleRecord } from '#services/core/exports/export-cells.ts';
import { escapeHtml } from '../http/fill-placeholders.ts';

export interface PersonalDataHead {
  readonly centre: string;
  /** IANA time zone, in which the page shows times. */
  readonly timeZone: string;
  readonly student: { readonly id: string; readonly name: string };
  readonly madeAt: Date;
  /** Sentences about what the file does not hold. */
  readonly leftOut: readonly string[];
}
type Sections = Iterable<{ readonly name: PersonalDataSection; readonly rows: AsyncIterable<object> }>;

/** One JSON object: what it is about, then each section as a list of records. */
export async function* toPersonalDataJson(head: PersonalDataHead, sections: Sections): AsyncGenerator<string> {
  const { centre, timeZone, student, madeAt, leftOut } = head;
  const about = {
    ...{ format: 'rollbook-personal-data', version: PERSONAL_DATA_VERSION, made_at: madeAt.toISOString() },
    ...{ center: centre, time_zone: timeZone, student, not_included: leftOut },
  };
  yield JSON.stringify(about, null, 2).slice(0, -'\n}'.length);
  for (const { name, rows } of sections) {
    let begin = `,\n  ${JSON.stringify(name)}: [`;
    let end = ']';
    for await (const row of rows) {
      yield `${begin}\n    ${JSON.stringify(row)}`;
      begin = ',';
      end = '\n  ]';
    }
    yield begin === ',' ? end : `${begin}${end}`;
  }
  yield '\n}\n';
}

const style = `body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2733;background:#fff}
h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid #8c8474}ol,ul{padding-left:1.25rem}
.record{border-left:3px solid #b3382f;padding:.25rem 0 .25rem .75rem;margin:.75rem 0;break-inside:avoid;overflow-wrap:anywhere}
dl{margin:0}dl>div{display:inline-block;margin-right:1.25rem;vertical-align:top}dl>.long{display:block}
dt{display:inline;color:#5b6472}dt::after{content:": "}dd{display:inline;margin:0;white-space:pre-wrap}dd dl,dd ol{white-space:normal}`;

/** A page that needs nothing else: it can be saved, printed and read without a connection. */
export async function* toPersonalDataPage(head: PersonalDataHead, sections: Sections): AsyncGenerator<string> {
  const { centre, timeZone, student, madeAt, leftOut } = head;
  const title = `${texts.title} ${student.name}`;
  const made = `${escapeHtml(centre)} · ${texts.made} ${formatInstant(madeAt.toISOString(), timeZone)} (${escapeHtml(timeZone)})`;
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>${escapeHtml(texts.title)} <bdi>${escapeHtml(student.name)}</bdi></h1><p>${made}</p>
<h2>${texts.leftOut}</h2><ul>${leftOut.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
  for (const { name, rows } of sections) {
    yield `\n<h2>${escapeHtml(personalDataSections[name])}</h2>`;
    let isEmpty = true;
    for await (const row of rows) {
      isEmpty = false;
      yield `\n<div class="record">${toFields(row, timeZone)}</div>`;
    }
    if (isEmpty) yield `\n<p>${texts.none}</p>`;
  }
  yield '\n</body></html>\n';
}

/** Texts that are longer have a line of their own. */
const SHORT_TEXT_LENGTH = 60;

/** The fields of a record that people read: no ids, versions and hashes, and nothing that is empty. */
function toFields(record: object, timeZone: string): string {
  const fields = Object.entries(record).flatMap(([name, value]) => {
    const text = isForPeople(name) ? toValue(name, value, timeZone) : '';
    if (text === '') return [];
    const isLong = text.length > SHORT_TEXT_LENGTH || typeof value === 'object';
    return `<div${isLong ? ' class="long"' : ''}><dt>${escapeHtml(toHeading(name))}</dt><dd>${text}</dd></div>`;
  });
  return fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`;
}

function toValue(name: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const items = value.map((item) => toValue(name, item, timeZone)).filter((item) => item !== '');
    return items.length === 0 ? '' : `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object') return toFields(value, timeZone);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return name.endsWith('_cents') ? escapeHtml(formatCents(value)) : String(value);
  const text = String(value);
  return name.endsWith('_at') ? formatInstant(text, timeZone) : escapeHtml(text);
}

const formatInstant = (instant: string, timeZone: string): string =>
  escapeHtml(String(toPeopleRecord({ made_at: instant }, ['made_at'], timeZone).made_at));
