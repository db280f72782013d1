import type { Plugin } from 'vite';
import type { OutlineMap } from '#events/values/practice-figure.ts';
import { createOutlineMap } from './create-outline-map.ts';

const prefix = 'virtual:outline-map/';

/** Makes a module of each map, so that the browser gets drawn lines instead of the data with its names. */
export const outlineMaps = (): Plugin => ({
  name: 'outline-maps',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(`\0${prefix}`)
      ? `export default ${JSON.stringify(createOutlineMap(id.slice(prefix.length + 1) as OutlineMap))};`
      : null,
});
