/** The check of a homework by the schema of its request. The form loads it after it is shown, because it brings zod. */
import { createHomeworkRequest } from '#contracts/homework.ts';
import { type HomeworkFormValues, toHomeworkRequest } from '../homework-form-values.ts';
import { type HomeworkFormFaults, sortHomeworkFormFaults } from './homework-form-faults.ts';

export function findHomeworkFormFaults(form: HomeworkFormValues): HomeworkFormFaults {
  const { error } = createHomeworkRequest.safeParse(toHomeworkRequest(form));
  return sortHomeworkFormFaults((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}
