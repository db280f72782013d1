/** The first pages of the portal. The page `tutor` opens at `/tutor` and is built to the file `tutor.html`. */
export const dashboardPages = ['tutor', 'student', 'family'] as const;
