/** The routes that carry pictures instead of JSON. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isUploadedPicture, PICTURE_BYTES_MAX } from '#contracts/picture-paths.ts';
import { homeworkPictureQuery } from '#contracts/pictures.ts';
import type { Profile } from '#contracts/session.ts';
import { isPictureShownTo } from '#projections/queries/homework.ts';
import type { LimitDefinition } from '#services/limits/shared-limits.ts';
import type { Program } from '#services/program/program.ts';
import { refuse } from '#services/use-case/problems.ts';
import { homeworkParams } from '#services/use-cases/homework/homework-params.ts';
import { encodePicture, PICTURE_MEDIA_TYPE } from '#services/use-cases/pictures/encode-picture.ts';
import { fetchPictureOnce } from '#services/use-cases/pictures/fetch-picture.ts';
import { checkPictureQuota } from '#services/use-cases/pictures/picture-quota.ts';
import {
  findPictureHash,
  findPictureSource,
  markPicturesUsed,
  readPicture,
  storePicture,
  toStoredPicture,
} from '#services/use-cases/pictures/picture-store.ts';
import { RefusalError } from './body.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor } from './visitor.ts';

const hidden = { hide: true };
const pictureParams = z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** Of the whole centre: pictures at addresses that older homework names, fetched when somebody looks at it. */
const fetchedForReaders: LimitDefinition = { name: 'picture-fetch-reader', points: 60, windowSeconds: 60 };
/** How long an address is left alone at which nothing usable was found, unless a tutor asks for it. */
const FAILED_MS = 60 * 60_000;

/** A slow telephone needs a while for 2 MB. */
const UPLOAD_MS_MAX = 30_000;

const uploadsPerMinute: LimitDefinition = { name: 'picture-upload', points: 30, windowSeconds: 60 };
const wrongType = refuse('picture-unusable', {
  status: 415,
  detail: 'Choose a picture: a JPEG, PNG, WebP or GIF file.',
});
const notReadable = refuse('picture-unusable', {
  detail: 'This file cannot be shown. Choose another JPEG, PNG, WebP or GIF picture.',
});

export async function pictureRoutes(app: FastifyInstance, program: Program): Promise<void> {
  const { sql, limits, clock, readModels } = program;

  // A scope of its own: its parser takes pictures, and no other route gets to see one.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.addContentTypeParser('*', async () => {
      throw new RefusalError(wrongType);
    });
    scope.route({
      method: 'POST',
      url: '/api/pictures',
      config: { access: 'tutor', answersWithin: UPLOAD_MS_MAX },
      schema: hidden,
      bodyLimit: PICTURE_BYTES_MAX,
      // Counted before the body is read.
      onRequest: async (request, reply) => {
        const tutor = await personOf(request);
        const { allowed } = await limits.consume(uploadsPerMinute, tutor.id);
        return allowed ? undefined : sendRefusal(reply, refuse('too-many-requests'));
      },
      handler: async (request, reply) => {
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes) || bytes.length === 0) return sendRefusal(reply, wrongType);
        const full = await checkPictureQuota(limits, (await personOf(request)).id, bytes.length);
        if (full) return sendRefusal(reply, full);
        const picture = await encodePicture(bytes);
        if (!picture) return sendRefusal(reply, notReadable);
        await storePicture(sql, picture, clock());
        return reply.header('cache-control', 'no-store').send(toStoredPicture(picture));
      },
    });
  });

  // What a tutor has uploaded and not saved yet. Students are shown a picture as a part of its homework alone.
  app.get(
    '/api/pictures/:hash',
    { config: { access: 'tutor' }, schema: { ...hidden, params: pictureParams } },
    async ({ params }, reply) => {
      const { hash } = params as z.output<typeof pictureParams>;
      return sendPicture(reply, hash, await readPicture(sql, hash));
    },
  );

  app.get(
    '/api/homework/:id/picture',
    {
      config: { access: 'signed-in' },
      schema: { ...hidden, params: homeworkParams, querystring: homeworkPictureQuery },
    },
    async (request, reply) => {
      const { id } = request.params as z.output<typeof homeworkParams>;
      const { address } = request.query as z.output<typeof homeworkPictureQuery>;
      if (!(await isPictureShownTo(readModels.sql, { homeworkId: id, address }, await personOf(request))))
        return sendRefusal(reply, refuse('not-found'));
      await fetchForReaders(address);
      const hash = await findPictureHash(sql, address);
      const picture = hash === undefined ? undefined : await readPicture(sql, hash);
      // Fetched for its first reader, or its homework was saved by a copy of the program that ended before it was kept.
      if (picture && !picture.used) await markPicturesUsed(sql, [address]);
      return sendPicture(reply, hash, picture);
    },
  );

  async function personOf(request: Parameters<typeof loadVisitor>[0]): Promise<Profile> {
    const person = await loadVisitor(request, program);
    if (!person?.profile) throw new RefusalError(refuse('signed-out'));
    return person.profile;
  }

  /** Homework may name an address at which nobody has looked: it is older than this, or was saved by no page of ours. */
  async function fetchForReaders(address: string): Promise<void> {
    if (isUploadedPicture(address)) return;
    const source = await findPictureSource(sql, address);
    const failedLately = source && clock().getTime() - source.fetchedAt.getTime() < FAILED_MS;
    if (source?.hash || failedLately) return;
    if ((await limits.consume(fetchedForReaders, 'centre')).allowed) await fetchPictureOnce(program, address);
  }

  function sendPicture(
    reply: FastifyReply,
    hash: string | undefined,
    picture: Awaited<ReturnType<typeof readPicture>>,
  ): FastifyReply {
    if (!picture) return sendRefusal(reply.header('cache-control', 'no-store'), refuse('not-found'));
    return reply
      .type(PICTURE_MEDIA_TYPE)
      .headers({
        // The address names the content; Vary keeps it from whoever signs in to the same browser next.
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'cookie',
        'content-disposition': `inline; filename="${hash?.slice(0, 12)}.webp"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(picture.bytes);
  }
}
