import { type PacketFileFormat, packetFileQuery, packetParams } from '#contracts/packets.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';
import { toRecordKeyPage } from '#services/record/seals/get-record-keys.ts';
import { loadCheckedPacket } from './load-checked-packet.ts';
import { toPacketCsv } from './packet-csv.ts';
import { toPacketText } from './packet-text.ts';

const formats: Record<PacketFileFormat, { mediaType: string; extension: string }> = {
  json: { mediaType: 'application/json; charset=utf-8', extension: 'json' },
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv' },
  text: { mediaType: 'text/plain; charset=utf-8', extension: 'txt' },
};

export const getPacketFile = defineUseCase({
  operation: 'getPacketFile',
  summary: 'A packet as a file, with the same bytes each time',
  method: 'GET',
  path: '/api/students/:id/packets/:packet/file',
  access: 'signed-in',
  cost: 'high',
  families: true,
  own: getStudentIdInPath,
  params: packetParams,
  query: packetFileQuery,
  streams: Object.values(formats).map(({ mediaType }) => mediaType),
  run: async ({ params, query: { format } }, context: Context<'sql' | 'keys' | 'config'>) => {
    const loaded = await loadCheckedPacket(context, { studentId: params.id, id: params.packet });
    if ('refused' in loaded) return loaded;
    const { mediaType, extension } = formats[format];
    const whole = await toFile(loaded, format, toRecordKeyPage(context.config));
    const stream = async function* () {
      yield whole;
    };
    return { stream: stream(), mediaType, fileName: `packet-${loaded.file.code}.${extension}` };
  },
});

const toFile = async (
  { text, file }: { readonly text: string; readonly file: PacketFile },
  format: PacketFileFormat,
  keyPage: string,
): Promise<string> => {
  if (format === 'json') return text;
  if (format === 'csv') return toPacketCsv(file, file.code);
  const fingerprint = await toKeyFingerprint(file.signature.publicKey);
  return toPacketText(file, { code: file.code, fingerprint, keyPage });
};
