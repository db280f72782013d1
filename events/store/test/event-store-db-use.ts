/** Whether the tests of the present file use an EventStoreDB. It imports nothing, because each test file imports it. */
let isEventStoreDbUsed = false;
/** Notes that the tests of this file use an EventStoreDB. */
export const noteEventStoreDbUse = (): void => {
  isEventStoreDbUsed = true;
};
/** Whether an EventStoreDB was used since the last call. */
export const takeEventStoreDbUse = (): boolean => {
  const isUsed = isEventStoreDbUsed;
  isEventStoreDbUsed = false;
  return isUsed;
};
