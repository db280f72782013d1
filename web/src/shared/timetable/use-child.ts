import { useProfile } from '../../session/session.ts';

/** The child of a family account with this id; undefined for everybody else. */
export function useChild(studentId: string): { id: string; name: string } | undefined {
  const { children = [] } = useProfile();
  return children.find(({ id }) => id === studentId);
}
