import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';

/** A student's name as a link to their class history, with a target of at least 44 px on touch screens. */
export function StudentLink({ student }: { student: { id: string; name: string } }) {
  return (
    <Link
      href={paths.classHistory(student.id)}
      className="relative font-semibold wrap-anywhere hover:text-accent hover:underline pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.5"
    >
      <BidiIsolatedName name={student.name} />
    </Link>
  );
}
