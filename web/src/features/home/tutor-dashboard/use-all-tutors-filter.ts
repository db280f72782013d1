import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { useProfile } from '../../../session/session.ts';

/** Whether the assignments of all tutors are shown. Only owners can choose it; the choice is kept in the address. */
export function useAllTutorsFilter(): { mayChoose: boolean; all: boolean; show(all: boolean): void } {
  const { owner } = useProfile();
  const [tutors, setTutors] = useAddressParam('tutors');
  return { mayChoose: owner, all: owner && tutors === 'all', show: (all) => setTutors(all ? 'all' : '') };
}
