/** A hatched pattern, so that absence is not shown by colour alone. */
export function HatchingPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" fill="var(--sheet)" />
      <path d="M1 0v5" stroke="var(--edge)" strokeWidth="1.5" />
    </pattern>
  );
}
