import type { ComponentProps, ReactNode } from 'react';
import { loading } from '../../copy/homework.ts';
import { loadingFailed } from '../../copy/students.ts';
import { Loaded } from '../../page/loaded.tsx';

interface StudentsGateProps {
  students: ComponentProps<typeof Loaded>['query'];
  children: ReactNode;
}

/** A homework is assigned to students: the form waits for them. */
export function StudentsGate({ students, children }: StudentsGateProps) {
  return (
    <Loaded query={students} failed={loadingFailed} loading={loading}>
      {() => children}
    </Loaded>
  );
}
