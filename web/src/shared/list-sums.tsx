/** The sums of all pages of a list with its filters; nothing while they are loaded. */
export const ListSums = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="status" className="mb-4 font-semibold tabular-nums">
      {text}
    </p>
  );
