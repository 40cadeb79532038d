// Everything of roads for Node. Browsers import '@dropwise/roads/browser', which is the same without files.
export * from './browser.ts'
export { compileRegion, type CompileOptions, type ElementSource } from './compile/compile.ts'
export { readPbf } from './compile/pbf-file.ts'
export {
  DEMO_REGION,
  openRegion,
  listRegions,
  removeRegion,
  ensureDemoRegion,
  openRegions,
  type RegionSet,
} from './region-files.ts'
