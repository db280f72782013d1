declare module 'virtual:outline-map/*' {
  const outlineMap: import('./outline-map.ts').OutlineMapData;
  export default outlineMap;
}
