/** The size of a drawing in its own units. Letters and digits have a font size of 14 units or more. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

export const toViewBox = ({ width, height }: DrawingSize): string => `0 0 ${width} ${height}`;
