import { ExportButton } from '../../../shared/export/export-button.tsx';
import { ownerTexts as copy } from './owner-copy.ts';
import { OwnerPageRow, OwnerPageTable } from './owner-page-table.tsx';
import { ownerPages } from './owner-pages.ts';

const exports = [
  { list: 'class-history', path: '/class-transactions' },
  { list: 'attendance', path: '/attendance' },
  { list: 'students', path: '/students' },
  { list: 'former-students', path: '/students', params: { former: 'true' } },
  { list: 'activity', path: '/activity' },
] as const;

/** The pages about the whole centre, and its lists as files. */
export function CentrePages() {
  return (
    <OwnerPageTable heading={copy.centreHeading} pages={ownerPages}>
      <OwnerPageRow title={<span className="inline-block py-2.5 font-semibold">{copy.exports}</span>}>
        <p>{copy.exportsText}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          {exports.map(({ list, path, ...filter }) => (
            <ExportButton key={list} list={list} request={{ path, params: {}, ...filter }} size="small" named />
          ))}
        </p>
      </OwnerPageRow>
    </OwnerPageTable>
  );
}
