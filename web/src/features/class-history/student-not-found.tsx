import { Link } from 'wouter';
import { dashboardOf } from '../../app/routes.ts';
import { useProfile } from '../../app/session.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** There is nobody behind this address; trying again would not change that. */
export function StudentNotFound() {
  const home = dashboardOf(useProfile().role);
  return (
    <>
      <PageHeader title="Student Not Found" />
      <Sheet className="flex flex-col items-center gap-5 px-6 py-12 text-center">
        <p className="max-w-prose text-quiet">There is no student at this address. It may have been mistyped.</p>
        <Link href={home} className={buttonStyle()}>
          Back to Dashboard
        </Link>
      </Sheet>
    </>
  );
}
