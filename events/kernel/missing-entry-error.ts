/** An event refers to an entry of its stream that does not exist, such as a mark or a payment: the record is damaged. */
export class MissingEntryError extends Error {
  override readonly name = 'MissingEntryError';
}
