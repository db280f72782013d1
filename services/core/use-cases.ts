/** The use cases of this wing. A line here is all that the server needs to offer one. */
export { changeCentreRules } from './centre/change-centre-rules.ts';
export { closeDays, openDays } from './centre/change-closed-days.ts';
export { getCentreRules } from './centre/get-centre-rules.ts';
