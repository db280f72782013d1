/** What the statement of a use case says of each person and thing: `access`, `applicants`, `families`, `own` and `relation`. */
import type { UseCase } from '#services/core/use-case/use-case.ts';
import type { Actor, Things } from './access-world.ts';

/** A thing that a request names; `mixed` is one of the other student, in a request about the person's own student. */
export type ThingName =
  | 'nothing'
  | 'Mia’s'
  | 'Noah’s'
  | 'the applicant’s'
  | 'unknown'
  | 'mixed'
  | 'mixed with unknown'
  | 'themselves';

/**
 * What a cell must answer: `unrelated` is the answer for a thing that does not exist, `elsewhere` a refusal because the thing is
 * not one of the student who is named beside it.
 */
export type Expectation = 'allowed' | 'signed-out' | 'unauthorized' | 'unrelated' | 'elsewhere';

interface Entrance extends Pick<UseCase, 'access'> {
  readonly applicants?: boolean | undefined;
  readonly families?: boolean | undefined;
}

/** A person may enter by what they are, whatever they ask for. */
export function mayEnter({ access, applicants, families }: Entrance, { kind }: Actor): boolean {
  if (access === 'public') return true;
  switch (kind) {
    case 'applicant':
      return applicants === true;
    case 'family':
      return families === true;
    case 'student':
      return access === 'student' || access === 'signed-in';
    case 'tutor':
      return access === 'tutor' || access === 'signed-in';
    case 'owner':
      return access === 'owner' || access === 'tutor' || access === 'signed-in';
    default:
      return false;
  }
}

export const isStaff = ({ kind }: Actor): boolean => kind === 'tutor' || kind === 'owner';

export const manages = ({ kind, id }: Actor, { tutor }: Things): boolean =>
  kind === 'owner' || (kind === 'tutor' && tutor === id);

/** Whether the person has to do with the thing as `relation` says. */
function isRelated({ relation }: UseCase, actor: Actor, things: Things): boolean {
  switch (relation) {
    case 'own-practice-session':
    case 'assigned-homework':
      return things.student === actor.id;
    case 'race-of-own-group':
      return isStaff(actor) || things.student === actor.id;
    case 'managed-homework':
      return manages(actor, things);
    case 'homework-to-draft-about':
      return things.student === actor.id || manages(actor, things);
    default:
      return true;
  }
}

/** What the use case says of a person who asks for a thing. */
export function toExpectation(useCase: UseCase, actor: Actor, thing: ThingName, things: Things): Expectation {
  if (!mayEnter(useCase, actor)) return actor.kind === 'nobody' ? 'signed-out' : 'unauthorized';
  // A request about a list names no student, and then it is about all of them.
  const about = useCase.own?.({ params: { id: things.student }, query: { student_id: things.student } });
  const isOwn = actor.kind === 'family' ? actor.children.includes(things.student) : things.student === actor.id;
  if (about !== undefined && !isStaff(actor) && !isOwn) return 'unauthorized';
  if (useCase.relation === 'another-tutor' && things.tutor === actor.id) return 'unauthorized';
  if (thing.startsWith('mixed')) return 'elsewhere';
  if (thing === 'unknown') return isUnstated(useCase) ? 'allowed' : 'unrelated';
  return isRelated(useCase, actor, things) ? 'allowed' : 'unrelated';
}

/** Whether the use case states no relation to a thing of somebody else, so that an unknown one is not refused for it. */
export const isUnstated = ({ relation }: UseCase): boolean =>
  relation === undefined || relation === 'own-account' || relation === 'everybody' || relation === 'another-tutor';
