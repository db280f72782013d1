import { useEffect, useId, useState } from 'react';
import type { OutlineMap } from '#events/values/practice-figure.ts';
import { watchCodeLoad } from '../../../api/slow-requests.ts';
import { tryAgainText } from '../../../copy/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { loadOutlineMap } from './load-outline-map.ts';
import { loadingMapText, mapNotLoadedText, toMapDescriptionText, toMapTitleText } from './map-copy.ts';
import { OUTLINE_MAP_WIDTH, type OutlineMapData, outlineMapHeights } from './outline-map.ts';

interface MapDrawingProps {
  map: OutlineMap;
  /** The number of what is marked. */
  mark: string;
}

/** A map that loads when it is shown. Its box has the same size before. */
export function MapDrawing({ map, mark }: MapDrawingProps) {
  const loaded = useOutlineMap(map);
  if (typeof loaded === 'object') return <LoadedMap map={map} mark={mark} data={loaded} />;
  return (
    <div
      style={{ aspectRatio: `${OUTLINE_MAP_WIDTH} / ${outlineMapHeights[map]}` }}
      className="mb-4 flex max-w-sm flex-col items-center justify-center gap-2 rounded-control border border-rule text-quiet"
    >
      {loaded === 'loading' ? (
        <Spinner label={loadingMapText} />
      ) : (
        <div role="alert" className="flex flex-col items-center gap-2 text-center">
          <p>{mapNotLoadedText}</p>
          {/* A browser can keep a file that failed as failed until the page is loaded again. */}
          <Button size="small" onClick={() => location.reload()}>
            {tryAgainText}
          </Button>
        </div>
      )}
    </div>
  );
}

function useOutlineMap(map: OutlineMap): OutlineMapData | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<{ map: OutlineMap; outcome: OutlineMapData | 'failed' }>();
  useEffect(() => {
    let isShown = true;
    const show = (outcome: OutlineMapData | 'failed') => isShown && setLoaded({ map, outcome });
    watchCodeLoad(loadOutlineMap(map)).then(show, () => show('failed'));
    return () => {
      isShown = false;
    };
  }, [map]);
  return loaded?.map === map ? loaded.outcome : 'loading';
}

/** Square units below which a mark gets a ring around it. */
const RING_AREA_MAX = 1_200;
const RING_MARGIN = 14;

export function LoadedMap({ map, mark, data }: MapDrawingProps & { data: OutlineMapData }) {
  const hatching = useId();
  const marked = data.outlines[mark];
  // A continent covers the borders of its countries.
  const isContinent = marked?.touches === undefined;
  const lands = [...Object.values(data.outlines).filter(({ touches }) => touches !== undefined), ...data.others];
  return (
    <div
      role="img"
      aria-label={marked ? toMapDescriptionText(map, marked) : toMapTitleText(map)}
      className="mb-4 max-w-sm text-ink"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${OUTLINE_MAP_WIDTH} ${outlineMapHeights[map]}`}
        className="w-full rounded-control border border-rule"
      >
        <pattern id={hatching} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="9" className="fill-accent" />
          <path d="M2 0v9" strokeWidth="2" className="stroke-on-accent" />
        </pattern>
        <path
          d={lands.map((land) => (typeof land === 'string' ? land : land.path)).join('')}
          className="fill-hover stroke-edge"
        />
        {marked && (
          <path
            d={marked.path}
            fill={`url(#${hatching})`}
            strokeWidth={isContinent ? 0 : 2.5}
            strokeLinejoin="round"
            className="stroke-current"
          />
        )}
        {marked && marked.area < RING_AREA_MAX && <Ring box={marked.box} />}
      </svg>
    </div>
  );
}

/** Shows where a small mark is. */
function Ring({ box: [left, top, right, bottom] }: { box: readonly [number, number, number, number] }) {
  return (
    <circle
      cx={(left + right) / 2}
      cy={(top + bottom) / 2}
      r={Math.hypot(right - left, bottom - top) / 2 + RING_MARGIN}
      strokeWidth="3"
      className="fill-none stroke-current"
    />
  );
}
