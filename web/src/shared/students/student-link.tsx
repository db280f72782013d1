import { Link } from 'wouter';
import { paths } from '../../navigation/paths.ts';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';

/** A student's name as a link to their class history. */
export function StudentLink({ student }: { student: { id: string; name: string } }) {
  return (
    <Link
      href={paths.classHistory(student.id)}
      className="font-semibold wrap-anywhere hover:text-accent hover:underline"
    >
      <BidiIsolatedName name={student.name} />
    </Link>
  );
}
