import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { notFound } from '../../copy/homework.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** For an assignment that is unknown, deleted or another tutor's. */
export function NotFoundCard({ text }: { text: string }) {
  return (
    <Sheet className="mx-auto mt-8 max-w-xl">
      <div className="flex flex-col items-center gap-1 px-6 py-12 text-center">
        <h1 className="text-heading">{notFound.title}</h1>
        <p className="text-quiet">{text}</p>
        <Link href={paths.tutor} className={buttonStyle({ className: 'mt-5' })}>
          Back to Dashboard
        </Link>
      </div>
    </Sheet>
  );
}
