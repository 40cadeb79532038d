// The part of roads without files: runs in browsers, workers and Node alike.
export * from './types.ts'
export { loadRegion } from './region.ts'
export { generateTown, type TownOptions } from './town/town.ts'
export { crowEngine } from './crow.ts'
