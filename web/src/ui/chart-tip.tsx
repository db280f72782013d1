/** What a chart shows beside the pointer. */
export const ChartTip = ({ figures, name }: { figures: string; name: string }) => (
  <p className="rounded-control border border-rule bg-sheet px-3 py-2 text-sm shadow-lift">
    <strong>{figures}</strong>
    <br />
    {name}
  </p>
);
