/** The routes that transfer pictures instead of JSON. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isUploadedPictureAddress, PICTURE_BYTES_MAX } from '#contracts/picture-paths.ts';
import { homeworkPictureQuery } from '#contracts/pictures.ts';
import type { Profile } from '#contracts/session.ts';
import { fetchPictureAccess } from '#projections/learning/homework/homework-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { canSeePicture } from '#services/learning/homework/can-see-picture.ts';
import { encodePicture, PICTURE_MEDIA_TYPE } from '#services/learning/pictures/encode-picture.ts';
import { fetchPictureOnce } from '#services/learning/pictures/fetch-picture-once.ts';
import { consumePictureQuota } from '#services/learning/pictures/picture-quota.ts';
import {
  findPictureHash,
  findPictureLookup,
  markPicturesUsed,
  readPicture,
  storePicture,
  toStoredPicture,
} from '#services/learning/pictures/picture-store.ts';
import { createFairQueue } from '#services/platform/costly-work/fair-queue.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { RefusalError } from './body.ts';
import { toQueueMember } from './costly-requests.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor, type VisitorContext } from './visitor.ts';

const hidden = { hide: true };
const pictureParams = z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** Limit of the whole centre for pictures that are fetched when a reader opens homework, because saving it did not fetch them. */
const fetchedForReaders: LimitDefinition = { name: 'picture-fetch-reader', points: 60, windowSeconds: 60 };
/** Milliseconds for which an address without a usable picture is not fetched again for readers. */
const FAILED_MS = 60 * 60_000;

/** Milliseconds for an upload: 2 MB over a slow mobile connection. */
const UPLOAD_MS_MAX = 30_000;

const uploadsPerMinute: LimitDefinition = { name: 'picture-upload', points: 30, windowSeconds: 60 };
const wrongType = refuse('picture-unusable', {
  status: 415,
  detail: 'Choose a picture: a JPEG, PNG, WebP or GIF file.',
});
const notReadable = refuse('picture-unusable', {
  detail: 'This file cannot be shown. Choose another JPEG, PNG, WebP or GIF picture.',
});

/** Decoding occupies a core for up to a second, so one picture is decoded at a time. */
const encodeInTurn = createFairQueue({ running: 1, waitingOfKey: 32, waitingOfGroup: 64 });

type PictureContext = VisitorContext & Context<'sql' | 'limits' | 'clock' | 'fetchBytes'>;

/** Registers the upload of pictures and the routes that serve them. */
export async function registerPictureRoutes(app: FastifyInstance, context: PictureContext): Promise<void> {
  const { sql, limits, clock, readModels } = context;

  // A separate Fastify scope, so that the parser for pictures applies to this route only.
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
      // The limit is checked before the body is read.
      onRequest: async (request, reply) => {
        const tutor = await personOf(request);
        const { allowed } = await limits.consume(uploadsPerMinute, tutor.id);
        return allowed ? undefined : sendRefusal(reply, refuse('too-many-requests'));
      },
      handler: async (request, reply) => {
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes) || bytes.length === 0) return sendRefusal(reply, wrongType);
        const tutor = await personOf(request);
        const full = await consumePictureQuota(limits, tutor.id, bytes.length);
        if (full) return sendRefusal(reply, full);
        const picture = await encodeInTurn(toQueueMember(tutor), () => encodePicture(bytes));
        if (!picture) return sendRefusal(reply, notReadable);
        await storePicture(sql, picture, clock());
        return reply.send(toStoredPicture(picture));
      },
    });
  });

  // For tutors only, who preview uploads before they save. Students load a picture through its homework.
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
      config: { access: 'signed-in', families: true },
      schema: { ...hidden, params: homeworkParams, querystring: homeworkPictureQuery },
    },
    async (request, reply) => {
      const { id } = request.params as z.output<typeof homeworkParams>;
      const { address } = request.query as z.output<typeof homeworkPictureQuery>;
      if (!(await canSee(request, { homeworkId: id, address }))) return sendRefusal(reply, refuse('not-found'));
      await fetchForReaders(address);
      const hash = await findPictureHash(sql, address);
      const picture = hash === undefined ? undefined : await readPicture(sql, hash);
      // The picture was fetched for a reader, or the process stopped after saving its homework and before marking it as used.
      if (picture && !picture.used) await markPicturesUsed(sql, [address], clock());
      return sendPicture(reply, hash, picture);
    },
  );

  async function canSee(request: FastifyRequest, picture: { homeworkId: string; address: string }): Promise<boolean> {
    const person = await loadVisitor(request, context);
    if (!person?.family) {
      const profile = await personOf(request);
      const access = await fetchPictureAccess(readModels.sql, { ...picture, personId: profile.id });
      return access !== undefined && canSeePicture(access, profile);
    }
    // A family sees the homework that a child has submitted.
    const accesses = await Promise.all(
      person.family.children.map((child) => fetchPictureAccess(readModels.sql, { ...picture, personId: child.id })),
    );
    return accesses.some((access) => access?.submitted === true);
  }

  async function personOf(request: FastifyRequest): Promise<Profile> {
    const person = await loadVisitor(request, context);
    if (!person?.profile) throw new RefusalError(refuse('signed-out'));
    return person.profile;
  }

  /** Fetches an address that saving the homework did not fetch, for example of homework that a script has saved. */
  async function fetchForReaders(address: string): Promise<void> {
    if (isUploadedPictureAddress(address)) return;
    const lookup = await findPictureLookup(sql, address);
    const failedLately = lookup && clock().getTime() - lookup.fetchedAt.getTime() < FAILED_MS;
    if (lookup?.hash || failedLately) return;
    if ((await limits.consume(fetchedForReaders, 'centre')).allowed) await fetchPictureOnce(context, address);
  }

  function sendPicture(
    reply: FastifyReply,
    hash: string | undefined,
    picture: Awaited<ReturnType<typeof readPicture>>,
  ): FastifyReply {
    if (!picture) return sendRefusal(reply, refuse('not-found'));
    return reply
      .type(PICTURE_MEDIA_TYPE)
      .headers({
        // The content of an address never changes. Vary prevents the next account in the same browser from reading the cache.
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'cookie',
        'content-disposition': `inline; filename="${hash?.slice(0, 12)}.webp"`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(picture.bytes);
  }
}
