type Point = readonly [x: number, y: number];

/**
 * Writes rings as an SVG path of whole units, each point as its distance from the one before. Neighbors are rounded to the same
 * points, so their borders stay common. Rings that are too small to be seen are left out.
 */
export const toPathText = (rings: readonly (readonly Point[])[]): string => rings.map(toRingText).join('');

function toRingText(ring: readonly Point[]): string {
  const [first, ...others] = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  if (!first) return '';
  const steps: [number, number][] = [];
  let [lastX, lastY] = first;
  for (const [x, y] of others) {
    const [dx, dy] = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    const before = steps.at(-1);
    if (before && before[0] * dy === before[1] * dx && before[0] * dx + before[1] * dy >= 0) {
      // The point before lies on a straight line, or is repeated.
      before[0] += dx;
      before[1] += dy;
    } else if (dx !== 0 || dy !== 0) steps.push([dx, dy]);
  }
  return steps.length < 3 ? '' : `M${first}l${steps.map(toStepText).join(' ').replaceAll(' -', '-')}z`;
}

const toStepText = ([dx, dy]: readonly [number, number]): string => (dy < 0 ? `${dx}${dy}` : `${dx},${dy}`);
