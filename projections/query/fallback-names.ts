/** The actor's name when the actor has no profile: the program itself acted. */
export const PROGRAM_ACTOR_NAME = 'Rollbook';
/** The name of a student who has no profile. */
export const UNKNOWN_STUDENT_NAME = 'Unknown Student';
