/** Removes each check of access from each operation, and expects the matrix of access to find it. */
import { expect, test } from 'vitest';
import type { UseCase, UseCaseAccess } from '#services/core/use-case/use-case.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { type AccessMatrix, type ChangeUseCase, openAccessMatrix } from './test/access-matrix.ts';
import { openAccessWorld, type Things } from './test/access-world.ts';
import { useCases } from './use-cases.ts';

const world = await openForAllTests(openAccessWorld());

/** The next wider access. */
const wider: Readonly<Record<UseCaseAccess, UseCaseAccess | undefined>> = {
  ...{ owner: 'tutor', tutor: 'signed-in', student: 'signed-in', family: 'signed-in' },
  ...{ 'signed-in': 'public', public: undefined },
};

/** Runs the use case as somebody who has to do with the thing, as if the relation were not checked. */
const withoutRelation: ChangeUseCase = (useCase, current) => ({
  ...useCase,
  run: ({ profile, ...input }, context) =>
    useCase.run({ ...input, profile: profile && { ...profile, ...toRelated(useCase, current.things) } }, context),
});
const toRelated = ({ relation, access }: UseCase, { student, tutor }: Things) => {
  if (relation === 'another-tutor') return { id: crypto.randomUUID() };
  return access === 'tutor' ? { id: tutor, owner: true } : { id: student };
};

/** Runs the use case for the student to whom the other thing belongs, as if it were not checked whose it is. */
const withoutBelonging: ChangeUseCase = (useCase, current) => ({
  ...useCase,
  run: ({ params, query, body, ...input }, context) => {
    const isUnknown = current.things.student === world.unknown.student;
    const found = world.things.find(({ homework }) => homework === current.things.homework && !isUnknown);
    const { student } = found ?? current.things;
    const exchange = (part: unknown) =>
      part && JSON.parse(JSON.stringify(part).replaceAll(current.things.student, student));
    return useCase.run({ ...input, params: exchange(params), query: exchange(query), body: exchange(body) }, context);
  },
});

const checkedInRun = [
  'own-practice-session',
  'assigned-homework',
  'managed-homework',
  'homework-to-draft-about',
  'another-tutor',
];

interface RemovedCheck {
  readonly name: string;
  readonly isIn: (useCase: UseCase, matrix: AccessMatrix) => boolean;
  readonly remove: ChangeUseCase;
}
const removedChecks: readonly RemovedCheck[] = [
  {
    name: 'the next wider access',
    isIn: ({ access }) => wider[access as UseCaseAccess] !== undefined,
    remove: (useCase) => ({ ...useCase, access: wider[useCase.access as UseCaseAccess] ?? useCase.access }),
  },
  {
    name: 'access for everybody',
    isIn: ({ access }) => access !== 'public',
    remove: (useCase) => ({ ...useCase, access: 'public' }),
  },
  {
    name: 'accounts that wait for approval',
    isIn: ({ access, applicants }) => access !== 'public' && !applicants,
    remove: (useCase) => ({ ...useCase, applicants: true }),
  },
  {
    name: 'families',
    isIn: ({ access, families }) => access !== 'public' && !families,
    remove: (useCase) => ({ ...useCase, families: true }),
  },
  {
    name: 'data of other students',
    isIn: ({ own }) => own !== undefined,
    remove: ({ own: _, ...useCase }) => useCase,
  },
  {
    name: 'things of another student than the named one',
    isIn: (useCase, matrix) => matrix.hasCells(useCase, 'elsewhere'),
    remove: withoutBelonging,
  },
  // It comes last, because a deletion of somebody else’s homework is let in.
  {
    name: 'things that the person has nothing to do with',
    isIn: ({ relation }) => relation !== undefined && checkedInRun.includes(relation),
    remove: withoutRelation,
  },
];

test.each(removedChecks.map((check) => [check.name, check] as const))(
  'the matrix of access finds every operation that lets in %s',
  async (name, { isIn, remove }) => {
    await using matrix = await openAccessMatrix(world, useCases, { change: remove });
    // A deletion that is let in leaves nothing for others to be about, so deletions come last.
    const planted = useCases
      .filter((useCase) => isIn(useCase, matrix))
      .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));
    const missed: string[] = [];
    for (const useCase of planted) {
      const { faults } = await matrix.walk(useCase, { isUntilFault: true });
      if (faults.length === 0) missed.push(useCase.operation);
    }
    console.log(`${name}: ${planted.length} planted, ${planted.length - missed.length} found`);
    expect(missed).toEqual([]);
  },
);
