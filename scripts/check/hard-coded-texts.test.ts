// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources hold templates
import { expect, test } from 'vitest';
import { findAllHardCodedTexts, findHardCodedTexts } from './hard-coded-texts.ts';

const find = (source: string): string[] =>
  findHardCodedTexts('web/src/x.tsx', source).map((fault) => /“(.*)”/.exec(fault)?.[1] ?? fault);

test('findHardCodedTexts: names the file, the line and the text', () => {
  expect(findHardCodedTexts('web/src/x.tsx', '\nconst x = <p>\n  Nothing\n  here\n</p>;')).toEqual([
    'web/src/x.tsx:2 writes out “Nothing here”: move it to a file of texts (…-copy.ts)',
  ]);
});

test.each([
  ['between tags', '<b>by {name}</b>', ['by']],
  ['in an attribute that is read out', '<a aria-label="close" />', ['close']],
  ['in a text of our own components', '<Dialog act="Save" />', ['Save']],
  ['in an attribute that no rule names', '<Dialog heading="No classes yet" />', ['No classes yet']],
  ['in a choice', "<b>{saved ? 'saved' : 'saving…'}</b>", ['saved', 'saving…']],
  ['behind a condition', "<b>{late && 'late'}{name ?? 'nobody'}</b>", ['late', 'nobody']],
  ['in a template', '<b>{`${left} of ${all} left`}</b>', ['… of … left']],
  ['in a choice within a template', "<b aria-label={`${many ? 'them' : ''}`} />", ['them']],
  ['joined from parts', "<b>{name + ' left'}</b>", ['left']],
  ['in a toast', "notify.failure({ title: 'Not saved', detail })", ['Not saved']],
  ['in a constant', "const failed = 'Error loading classes'", ['Error loading classes']],
  ['returned', "function f() { return 'no class is taken' }", ['no class is taken']],
  ['as a default', "function F({ label = 'Student' }) {}", ['Student']],
  ['counted', "const text = formatCount(1, 'class', 'classes')", ['class', 'classes']],
])('findHardCodedTexts: finds a text %s', (_, source, texts) => {
  expect(find(source)).toEqual(texts);
});

test.each([
  ['a symbol', '<b>· {day} – {from} → {to}</b>'],
  ['a class list', '<b className="flex relative" />; const style = "flex items-center gap-2"; cva("mx-auto w-full")'],
  ['a value of code', '<Badge tone="good" role="status" type={ready ? "submit" : "button"} />'],
  ['a comparison', "<b>{state === 'Open' ? icon : null}</b>; key === 'Enter'"],
  ['a case', "switch (key) { case 'Enter': }"],
  ['a selector', "field.closest('input, textarea'); const fields = 'a, button, [role=menu]'"],
  ['a message of an error', "throw new Error('belongs on guarded pages')"],
  ['a type', "type Title = 'Not saved'; const title = texts as 'Not saved'"],
  ['an import', "import { x } from 'Some words'; import('Some words')"],
  ['a style sheet', '<style>{`p { color: red } ${more}`}</style>'],
  ['a text of copy', '<Dialog title={copy.title} act={copy.toAct("here")}>{copy.text}</Dialog>'],
])('findHardCodedTexts: leaves %s alone', (_, source) => {
  expect(find(source)).toEqual([]);
});

test('findAllHardCodedTexts: reports an exemption that matches no file', async () => {
  const graph = new Map([['web/src/app/app-copy.ts', []]]);
  const faults = await findAllHardCodedTexts('/', graph);
  expect(faults.find((fault) => fault.startsWith('web/src/lib/math-text.ts'))).toMatch(/no such file exists/);
});
