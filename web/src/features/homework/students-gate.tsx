import type { ComponentProps, ReactNode } from 'react';
import { loadingText } from '../../copy/homework.ts';
import { loadingFailedText } from '../../copy/students.ts';
import { LoadedPart } from '../../page/loaded-part.tsx';

interface StudentsGateProps {
  students: ComponentProps<typeof LoadedPart>['query'];
  children: ReactNode;
}

/** Loads the students before showing the form that assigns them. */
export function StudentsGate({ students, children }: StudentsGateProps) {
  return (
    <LoadedPart query={students} failed={loadingFailedText} loading={loadingText}>
      {() => children}
    </LoadedPart>
  );
}
