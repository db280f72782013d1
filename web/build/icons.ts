import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '..', 'public', 'favicon.svg');
/** The background of an icon that a system cuts into its own shape. */
const GROUND = '#fbf8f1';

/** `drawing`: the side of the drawing, as a part of the side of the icon. A system can cut off what is outside of 0.8. */
const icons = [
  { name: 'icon-192.png', side: 192, drawing: 1 },
  { name: 'icon-512.png', side: 512, drawing: 1 },
  { name: 'icon-maskable-512.png', side: 512, drawing: 0.6, background: GROUND },
  { name: 'apple-touch-icon.png', side: 180, drawing: 0.7, background: GROUND },
];

/** Draws the icons of the installed app from the icon of the site. */
export const drawIcons = (): Plugin => ({
  name: 'draw-icons',
  apply: 'build',
  async generateBundle() {
    for (const { name, side, drawing, background = 'transparent' } of icons) {
      const margin = Math.round((side * (1 - drawing)) / 2);
      const inner = side - 2 * margin;
      const bytes = await sharp(source, { density: (72 * inner) / 32 })
        .resize(inner, inner)
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
        .flatten(background === 'transparent' ? false : { background })
        .png({ palette: true })
        .toBuffer();
      this.emitFile({ type: 'asset', fileName: name, source: bytes });
    }
  },
});
