import type { ComponentProps, ReactNode } from 'react';
import { homeworkLoadingText } from '../../../copy/homework.ts';
import { studentsLoadingFailedText } from '../../../copy/students.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';

interface LoadedStudentsProps {
  students: ComponentProps<typeof LoadedPart>['query'];
  children: ReactNode;
}

/** Loads all students and then shows the form that assigns homework to them. */
export function LoadedStudents({ students, children }: LoadedStudentsProps) {
  return (
    <LoadedPart query={students} failed={studentsLoadingFailedText} loading={homeworkLoadingText}>
      {() => children}
    </LoadedPart>
  );
}
