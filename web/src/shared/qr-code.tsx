import { encode } from 'uqr';

/** A QR code. It is dark on white in both themes, because cameras do not read every other one. `label` says what it holds. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-control border border-rule bg-[white]"
    >
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
