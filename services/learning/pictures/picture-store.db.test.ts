import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { PICTURE_BYTES_MAX } from '#contracts/picture-paths.ts';
import { createPublicBytesFetcher } from '#services/platform/fetch/fetch-public-bytes.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createOpenQuestion } from '#testing/homework-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { createPicture } from '#testing/picture-fixture.ts';

const NOON = new Date('2026-11-20T17:00:00Z');
let now = NOON;
let centre: TestCentre;
let server: http.Server;
let port: number;
let files: Record<string, Buffer>;
const asked: string[] = [];
let mia: TestPerson;
let noah: TestPerson;
let tutor: Client;
let otherTutor: Client;
let owner: Client;
let student: Client;
let otherStudent: Client;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404, { 'content-type': 'text/html' }).end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  files = { '/teal.png': await createPicture({}), '/page.png': Buffer.from('<html></html>') };
  const fetchBytes = createPublicBytesFetcher({
    resolve: async (host) => [host === 'pictures.example' ? '127.0.0.1' : '10.0.0.1'],
    isAllowed: (ip) => ip === '127.0.0.1',
    ports: { 'http:': [port] },
  });
  centre = await openTestCentre({ clock: () => now, fetchBytes });
  mia = await centre.createStudent({ name: 'Mia Lindqvist' });
  noah = await centre.createStudent({ name: 'Noah Brandt' });
  const sam = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
  tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
  otherTutor = await centre.createSignedInTutor({ name: 'Mr Ortiz' });
  [owner, student, otherStudent] = (await Promise.all(
    [sam, mia, noah].map(({ email, password }) => centre.signIn(email, password)),
  )) as [Client, Client, Client];
});
beforeEach(async () => {
  now = NOON;
  asked.length = 0;
  const { sql } = centre.program;
  await sql`delete from desk.picture_sources`;
  await sql`delete from desk.pictures`;
  await sql`delete from desk.limits`;
});
afterAll(async () => {
  await centre[Symbol.asyncDispose]();
  server.close();
});

const at = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`;
const upload = (client: Client, bytes: Buffer, type = 'image/png') =>
  client.send('POST', '/api/pictures', bytes, { 'content-type': type });
const load = (address: string, client = tutor) => client.post('/api/pictures/fetch', { address });
const pictureOf = (id: string, address: string) => `/api/homework/${id}/picture?address=${encodeURIComponent(address)}`;

async function assign(image_url: string): Promise<string> {
  const asked = {
    title: 'Shapes',
    questions: [{ ...createOpenQuestion('Which one?'), image_url }],
    assigned_students: [mia.id],
  };
  const answer = await tutor.post('/api/homework', { ...asked, grading_type: 'tutor-graded' });
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  await centre.program.runner.caughtUp();
  return answer.body.id;
}

test('pictures: an upload is re-encoded as WebP and visible to the students of its homework', async () => {
  const { status, body } = await upload(tutor, await createPicture({ format: 'jpeg', artist: 'Ms Lee' }), 'image/jpeg');
  expect([status, body]).toEqual([
    200,
    { picture: expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{64}$/), width: 40, height: 30 },
  ]);
  const id = await assign(body.picture);
  const assignment = await student.get(`/api/homework/${id}/assignment`);
  expect(assignment.body.questions[0].image_url).toBe(body.picture);

  for (const client of [tutor, owner, student]) {
    const { status, headers, text } = await client.get(pictureOf(id, body.picture));
    expect([status, text.slice(0, 4), text.slice(8, 12)]).toEqual([200, 'RIFF', 'WEBP']);
    expect(text).not.toContain('Ms Lee');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{12}\.webp"$/),
      'cache-control': 'private, max-age=31536000, immutable',
      vary: expect.stringContaining('cookie'),
    });
  }
  for (const client of [otherStudent, otherTutor]) {
    expect((await client.get(pictureOf(id, body.picture))).body.code).toBe('not-found');
  }
  expect((await centre.createVisitor().get(pictureOf(id, body.picture))).status).toBe(401);
});

test('pictures: a family loads those of what its child has submitted', async () => {
  const { picture } = (await upload(tutor, await createPicture({ color: 'blue' }))).body;
  const id = await assign(picture);
  const openFamily = async (child: string) => {
    const { email, password } = await centre.createFamily({ children: [child] });
    return centre.signIn(email, password);
  };
  const [family, otherFamily] = [await openFamily(mia.id), await openFamily(noah.id)];
  expect((await family.get(pictureOf(id, picture))).body.code).toBe('not-found');
  const { content_version, questions } = (await student.get(`/api/homework/${id}/assignment`)).body;
  const answers = [{ question_id: questions[0].id, answer: 'The second' }];
  expect((await student.post(`/api/homework/${id}/submissions`, { content_version, answers })).status).toBe(200);
  await centre.program.runner.caughtUp();
  expect((await family.get(pictureOf(id, picture))).status).toBe(200);
  expect((await otherFamily.get(pictureOf(id, picture))).body.code).toBe('not-found');
});

test('pictures: a student cannot load a picture by its address, or through homework that does not show it', async () => {
  const { picture } = (await upload(tutor, await createPicture({}))).body;
  const other = (await upload(tutor, await createPicture({ color: 'red' }))).body.picture;
  const id = await assign(picture);
  expect((await tutor.get(picture)).status).toBe(200);
  expect((await student.get(picture)).status).toBe(403);
  expect((await student.get(pictureOf(id, other))).body.code).toBe('not-found');
  expect((await student.get(pictureOf(crypto.randomUUID(), picture))).body.code).toBe('not-found');
  expect((await tutor.get(`/api/pictures/${'0'.repeat(64)}`)).body.code).toBe('not-found');
});

test('pictures: an earlier version’s picture stays visible; one of deleted homework does not', async () => {
  const { picture } = (await upload(tutor, await createPicture({}))).body;
  const id = await assign(picture);
  const { body } = await tutor.get(`/api/homework/${id}`);
  const questions = [{ id: body.questions[0].id, ...createOpenQuestion('Which one?') }];
  const { title, grading_type, assigned_students } = body;
  await tutor.post(`/api/homework/${id}`, { title, grading_type, assigned_students, questions }, { 'if-match': '"1"' });
  await centre.program.runner.caughtUp();
  expect((await student.get(pictureOf(id, picture))).status).toBe(200);
  await tutor.delete(`/api/homework/${id}`);
  await centre.program.runner.caughtUp();
  expect((await student.get(pictureOf(id, picture))).status).toBe(404);
});

test('pictures: only tutors upload, and files whose bytes are no picture are refused with a sentence', async () => {
  const picture = await createPicture({});
  expect((await upload(student, picture)).status).toBe(403);
  expect((await upload(centre.createVisitor(), picture)).status).toBe(401);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const shown = 'This file cannot be shown. Choose another JPEG, PNG, WebP or GIF picture.';
  for (const [bytes, type] of [
    [svg, 'image/svg+xml'],
    [svg, 'image/png'],
    [Buffer.from('<script>alert(1)</script>'), 'image/jpeg'],
  ] as const) {
    const { status, body } = await upload(tutor, bytes, type);
    expect([status, body.code, body.detail]).toEqual([422, 'picture-unusable', shown]);
  }
  for (const type of ['application/json', 'text/html', 'multipart/form-data; boundary=x']) {
    expect([type, (await upload(tutor, picture, type)).status]).toEqual([type, 415]);
  }
  expect((await upload(tutor, Buffer.alloc(0))).status).toBe(415);
  const large = await upload(tutor, Buffer.alloc(PICTURE_BYTES_MAX + 1));
  expect([large.status, large.body.detail]).toEqual([413, 'The request is larger than 2,048 kB.']);
  // Another site cannot make a tutor's browser upload.
  const forged = await tutor.send('POST', '/api/pictures', picture, {
    'content-type': 'image/png',
    origin: 'https://evil.example',
  });
  expect(forged.status).toBe(403);
  expect(await centre.program.sql`select 1 from desk.pictures`).toHaveLength(0);
});

test('pictures: no other route accepts an image body', async () => {
  const { status } = await tutor.send('POST', '/api/homework', await createPicture({}), {
    'content-type': 'image/png',
  });
  expect(status).toBe(415);
});

test('fetchPicture: the server fetches an address once, when the tutor enters it', async () => {
  const loaded = await load(at('/teal.png'));
  expect([loaded.status, loaded.body]).toMatchObject([200, { width: 40, height: 30 }]);
  expect((await tutor.get(loaded.body.picture)).status).toBe(200);
  expect((await load(at('/teal.png'))).body).toEqual(loaded.body);
  const id = await assign(at('/teal.png'));
  expect((await tutor.get(`/api/homework/${id}`)).body.questions[0].image_url).toBe(at('/teal.png'));
  const seen = await student.get(pictureOf(id, at('/teal.png')));
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(asked).toEqual(['/teal.png']);
});

test('fetchPicture: refuses private addresses and non-pictures with sentences that reveal nothing of the network', async () => {
  const notReached = "The picture couldn't be loaded from this address. Check it, or upload the picture instead.";
  for (const address of [
    at('/nothing.png'),
    at('/teal.png', 'inner.example'),
    at('/teal.png', '127.0.0.2'),
    'http://169.254.169.254/latest/meta-data',
    'https://pictures.example/teal.png',
  ]) {
    const { status, body } = await load(address);
    expect([address, status, body.code, body.detail]).toEqual([address, 422, 'picture-unreachable', notReached]);
  }
  const { status, body } = await load('https://pictures.example:8443/teal.png');
  expect([status, body.code]).toEqual([422, 'picture-unreachable']);
  expect(body.detail).toContain('Pictures are loaded over ports 80 (http) and 443 (https) only');
  expect((await load(at('/page.png'))).body.code).toBe('picture-unusable');
  expect((await load('ftp://pictures.example/teal.png')).status).toBe(400);
  expect((await load(at('/teal.png'), student)).status).toBe(403);
});

test('pictures: an address that was never fetched is fetched on first view; a failed fetch is not retried at once', async () => {
  const id = await assign(at('/teal.png'));
  const seen = await Promise.all([1, 2, 3].map(() => student.get(pictureOf(id, at('/teal.png')))));
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toEqual(['/teal.png']);

  const missing = await assign(at('/later.png'));
  const statuses = async () => (await student.get(pictureOf(missing, at('/later.png')))).status;
  expect([await statuses(), await statuses()]).toEqual([404, 404]);
  expect(asked.filter((path) => path === '/later.png')).toHaveLength(1);
  files['/later.png'] = await createPicture({ color: 'red' });
  expect(await statuses()).toBe(404);
  // The tutor may retry immediately; the next reader triggers another attempt after an hour.
  now = new Date(NOON.getTime() + 61 * 60_000);
  expect(await statuses()).toBe(200);
  delete files['/later.png'];
});

test('pictures: nobody can make the server fetch an address that their homework does not contain', async () => {
  const id = await assign(at('/teal.png'));
  expect((await student.get(pictureOf(id, at('/other.png')))).status).toBe(404);
  expect((await otherStudent.get(pictureOf(id, at('/teal.png')))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('pictures: each save of a draft that names an unused picture begins its retention anew', async () => {
  const { picture } = (await upload(tutor, await createPicture({ color: 'green' }))).body;
  const other = (await upload(tutor, await createPicture({ color: 'yellow' }))).body.picture;
  const { sql } = centre.program;
  await sql`update desk.pictures set created_at = '2020-01-01'`;
  const draft = { questions: [{ imageUrl: picture }] };
  const saved = await tutor.post(`/api/drafts/${NEW_HOMEWORK_DRAFT_KEY}`, { body: draft, revision: 0 });
  expect(saved.status).toBe(200);
  const old = await sql<{ hash: string }[]>`select hash from desk.pictures where created_at = '2020-01-01'`;
  expect(old.map(({ hash }) => `/api/pictures/${hash}`)).toEqual([other]);
});

test('pictures: fetches and uploads per tutor are limited', async () => {
  const fetches = await Promise.all(Array.from({ length: 25 }, (_, n) => load(at(`/none-${n}.png`))));
  expect(fetches.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(asked).toHaveLength(20);
  expect((await load(at('/none.png'), otherTutor)).status).toBe(422);

  const picture = await createPicture({});
  const uploads = await Promise.all(Array.from({ length: 35 }, () => upload(tutor, picture)));
  expect(uploads.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('pictures: saving homework keeps its pictures, and viewing one writes nothing', async () => {
  const { sql } = centre.program;
  const [saved, refused] = await Promise.all(
    ['purple', 'orange'].map(
      async (color) => (await upload(tutor, await createPicture({ color }))).body.picture as string,
    ),
  );
  const id = await assign(saved ?? '');
  const body = {
    title: 'Shapes',
    questions: [{ ...createOpenQuestion('Which one?'), image_url: refused }],
    assigned_students: [mia.id],
  };
  const changed = await tutor.post(
    `/api/homework/${id}`,
    { ...body, grading_type: 'tutor-graded' },
    { 'if-match': '"9"' },
  );
  expect([changed.status, changed.text]).toEqual([412, expect.any(String)]);
  const row = async (picture = '') => {
    const [found] = await sql`select used from desk.pictures where hash = ${picture.split('/').at(-1) ?? ''}`;
    return found;
  };
  expect(await row(refused)).toMatchObject({ used: false });
  expect(await row(saved)).toMatchObject({ used: true });
  // Simulates a crash between saving the homework and marking its pictures as used.
  await sql`update desk.pictures set used = false`;
  expect((await student.get(pictureOf(id, saved ?? ''))).status).toBe(200);
  expect(await row(saved)).toMatchObject({ used: true });
  await sql.unsafe(`
    create function desk.refuse_update() returns trigger language plpgsql as $$ begin raise exception 'written'; end $$;
    create trigger refuse before update on desk.pictures for each statement execute function desk.refuse_update()`);
  expect((await student.get(pictureOf(id, saved ?? ''))).status).toBe(200);
  await sql`drop trigger refuse on desk.pictures`;
});

test('content security policy: allows pictures of this site only', async () => {
  const { headers } = await centre.createVisitor().get('/');
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
});
