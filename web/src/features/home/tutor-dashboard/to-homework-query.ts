/** The filter of assignments, with `all` those of all tutors, which only owners may list. */
export const toHomeworkQuery = (all: boolean, search = '') => ({
  ...(all && { all: 'true' as const }),
  ...(search && { search }),
});
