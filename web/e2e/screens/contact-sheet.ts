import type { Picture } from './take-pictures.ts';

/** A page that shows every picture, one row for each screen, role and state. */
export const formatContactSheet = (pictures: readonly Picture[]): string => {
  const rows = Map.groupBy(pictures, ({ role, title, state }) => `${title} · ${role} · ${state}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>
  body { font: 15px/1.5 sans-serif; margin: 2rem; background: #ddd; color: #111; }
  section > div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; } img { max-height: 30rem; border: 1px solid #999; } figcaption { font-size: 13px; }
</style>
<h1>${pictures.length} pictures of ${rows.size} screens</h1>
${[...rows].map(([title, shown]) => formatRow(title, shown)).join('\n')}
</html>
`;
};

const formatRow = (title: string, pictures: readonly Picture[]): string => `<section>
<h2>${title}</h2>
<div>${pictures.map(formatPicture).join('')}</div>
</section>`;

const formatPicture = ({ file, theme, width, address }: Picture): string =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${theme}, ${width} px, ${address.replaceAll('&', '&amp;')}</figcaption></figure>`;
