/** The two forms of a personal data file: JSON for programs, and a page for people. Both write what they are given while it is read. */
import { PERSONAL_DATA_VERSION, personalDataSections, personalDataTexts as texts } from '#contracts/personal-data.ts';
import { escapeHtml } from '../http/fill-placeholders.ts';
import { formatSection } from './format-section.ts';
import { formatPageInstant, type PageContext, type PageEntry } from './page-entry.ts';
import type { PersonalDataRowsOfSection } from './personal-data-rows.ts';

export interface PersonalDataHead extends PageContext {
  readonly centre: string;
  readonly student: { readonly id: string; readonly name: string };
  readonly madeAt: Date;
  /** Sentences about what the file does not hold. */
  readonly leftOut: readonly string[];
}
type Sections = Iterable<PersonalDataRowsOfSection>;

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

/** The colours of the paper register, and of the chalkboard in the dark. */
const style = `:root{color-scheme:light dark;--ground:#fff;--text:#1f2733;--quiet:#5b6472;--rule:#e6dfd0;--margin:#b3382f}
@media (prefers-color-scheme:dark){:root{--ground:#141c1a;--text:#efede4;--quiet:#a9b3ac;--rule:#2b3834;--margin:#f08a7e}}
@media print{:root{--ground:#fff;--text:#000;--quiet:#444;--rule:#ccc;--margin:#b3382f}}
body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem 2rem;color:var(--text);background:var(--ground);overflow-wrap:anywhere}
h1,h2{line-height:1.2;text-wrap:balance}h1{margin-bottom:.25rem}h2{margin:2.5rem 0 0;padding-bottom:.35rem;border-bottom:1px solid var(--margin)}
h1+p{margin-top:0;color:var(--quiet)}ul{padding-left:1.25rem}
dl{margin:0}dl>div{padding:.5rem 0;border-bottom:1px solid var(--rule)}dt{font-weight:bold}
dd{margin:0;min-width:0}p{margin:0;white-space:pre-wrap}h1+p,h2+p{margin-top:.5rem}dd>p+p{margin-top:.25rem}
ol{margin:.5rem 0 0;padding-left:1.75rem}li{margin-top:.5rem;break-inside:avoid}ol p:first-child{font-weight:bold}
@media (min-width:40rem){dl>div{display:grid;grid-template-columns:11rem minmax(0,1fr);column-gap:1.25rem}}`;

/** A page that needs nothing else: it can be saved, printed and read without a connection. */
export async function* toPersonalDataPage(head: PersonalDataHead, sections: Sections): AsyncGenerator<string> {
  const { centre, timeZone, student, madeAt, leftOut } = head;
  const title = `${texts.title} ${student.name}`;
  const made = `${escapeHtml(centre)} · ${texts.made} ${escapeHtml(formatPageInstant(madeAt.toISOString(), timeZone))}`;
  yield `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>${escapeHtml(texts.title)} <bdi>${escapeHtml(student.name)}</bdi></h1><p>${made}</p>
<h2>${texts.leftOut}</h2><ul>${leftOut.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
  for (const section of sections) {
    yield `\n<h2>${escapeHtml(personalDataSections[section.name])}</h2>`;
    let begin = '\n<dl>';
    for await (const entry of formatSection(section, head)) {
      yield `${begin}\n${toHtml(entry)}`;
      begin = '';
    }
    yield begin === '' ? '\n</dl>' : `\n<p>${texts.none}</p>`;
  }
  yield '\n</body></html>\n';
}

const toHtml = ({ lead, texts: paragraphs, parts = [] }: PageEntry): string => {
  const list = parts.map((part) => `<li>${part.map(toParagraph).join('')}</li>`);
  return `<div><dt dir="auto">${escapeHtml(lead)}</dt><dd>${paragraphs.map(toParagraph).join('')}${list.length === 0 ? '' : `<ol>${list.join('')}</ol>`}</dd></div>`;
};
const toParagraph = (text: string): string => `<p dir="auto">${escapeHtml(text)}</p>`;
