import { BookOpenText, ClipboardCheck, type LucideIcon, Users } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import * as copy from '../../copy/tutor-dashboard.ts';
import { Sheet } from '../../ui/sheet.tsx';

const links: readonly { href: string; icon: LucideIcon; label: string; hint: string }[] = [
  { href: paths.studentManagement, icon: Users, ...copy.quickLinks.students },
  { href: paths.takeAttendance, icon: ClipboardCheck, ...copy.quickLinks.takeAttendance },
  { href: paths.attendance, icon: BookOpenText, ...copy.quickLinks.records },
];

/** Tiles joined to one sheet; on a phone they stand below one another. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick links" className="mb-6">
      <Sheet>
        <ul className="grid divide-rule max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
          {links.map(({ href, icon: Icon, label, hint }) => (
            <li key={href}>
              <Link
                href={href}
                className="group flex h-full items-center gap-4 px-4 py-3 -outline-offset-2 hover:bg-hover sm:px-5 sm:py-5 sm:max-lg:flex-col sm:max-lg:items-start sm:max-lg:gap-2"
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-7 shrink-0 text-accent" />
                <span>
                  <span className="block font-semibold group-hover:underline">{label}</span>
                  <span className="block text-sm text-quiet">{hint}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </nav>
  );
}
