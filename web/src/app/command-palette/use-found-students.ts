import { skipToken } from '@reduxjs/toolkit/query';
import type { StudentOption } from '#contracts/students.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';

const STUDENTS_MAX = 8;

interface FoundStudents {
  /** Undefined while they load. */
  students: readonly StudentOption[] | undefined;
  failed: boolean;
}

/** The first students that the server finds; none while `search` is undefined. */
export function useFoundStudents(search: string | undefined): FoundStudents {
  const text = useDebouncedText(search?.trim() ?? '');
  const { currentData, isError } = peopleApi.useGetStudentNamesQuery(
    search === undefined ? skipToken : { search: text, limit: STUDENTS_MAX },
  );
  if (search === undefined) return { students: [], failed: false };
  const isCurrent = text === search.trim();
  return { students: isCurrent ? currentData?.students : undefined, failed: isCurrent && isError };
}
