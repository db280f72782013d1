import { Link } from 'wouter';
import { historyRefusalTexts } from '../../../copy/class-history.ts';
import { backToDashboardText } from '../../../copy/common.ts';
import { findDashboardPath } from '../../../navigation/paths.ts';
import { useProfile } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** Shown in place of a history that this person may not read. There is no retry, because it would fail again. */
export function UnavailableClassHistory({ reason }: { reason: keyof typeof historyRefusalTexts }) {
  const home = findDashboardPath(useProfile().role);
  const { title, text } = historyRefusalTexts[reason];
  return (
    <>
      <PageHeader title={title} />
      <Sheet className="flex flex-col items-center gap-5 px-6 py-12 text-center">
        <p className="max-w-prose text-quiet">{text}</p>
        <Link href={home} className={buttonStyle()}>
          {backToDashboardText}
        </Link>
      </Sheet>
    </>
  );
}
