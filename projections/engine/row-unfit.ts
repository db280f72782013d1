/** Some row of a rebuild in bulk was refused, nobody knows which: it is done again with care. */
export class RowUnfit extends Error {
  override readonly name = 'RowUnfit';
}
