import { useAddressParam } from '../../navigation/use-address-param.ts';
import { useProfile } from '../../session/session.ts';

/** Whether assignments of all tutors are shown: an owner's choice, kept in the address. */
export function useAllTutors(): { mayChoose: boolean; all: boolean; show(all: boolean): void } {
  const { owner } = useProfile();
  const [tutors, setTutors] = useAddressParam('tutors');
  return { mayChoose: owner, all: owner && tutors === 'all', show: (all) => setTutors(all ? 'all' : '') };
}
