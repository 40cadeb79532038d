// Everything of roads for Node. Browsers import '@dropwise/roads/browser', the same without files.
export * from './browser.ts'
export { compileRegion, type ElementSource } from './compile/compile.ts'
export { readPbf } from './compile/pbf-file.ts'
export { openCatalogue, type Catalogue } from './catalogue/catalogue.ts'
export { loadCountries } from './catalogue/load-countries.ts'
export type { Extract } from './catalogue/extract.ts'
export { estimateCompile } from './catalogue/compile-estimate.ts'
export { downloadExtract, dropPart } from './catalogue/download.ts'
export { addressesOf, askMirrors, refreshCatalogue, requireExtract } from './catalogue/mirrors.ts'
export {
  DEMO_REGION,
  openRegion,
  listRegions,
  removeRegion,
  ensureDemoRegion,
  openRegions,
  type RegionSet,
} from './region-files.ts'
export { WORLD_ATTRIBUTION } from './world/attribution.ts'
export { WORLD_TILES_PATH } from './world/files.ts'
export { isAtSea } from './world/sea.ts'
export { countryName, searchTowns } from './world/towns.ts'
