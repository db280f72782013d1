import * as classes from '#services/classes/use-cases.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import * as core from '#services/core/use-cases.ts';
import * as learning from '#services/learning/use-cases.ts';
import * as people from '#services/people/use-cases.ts';
import * as record from '#services/record/use-cases.ts';
import { getPersonalData } from '../personal-data/get-personal-data.ts';

/** Every use case of the HTTP API: all that the wings export, and the file that is made of what all of them keep. */
export const useCases: readonly UseCase[] = [core, record, learning, classes, people, { getPersonalData }].flatMap(
  (wing): UseCase[] => Object.values(wing),
);
