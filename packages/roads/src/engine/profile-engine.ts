// A road profile's graph with its reusable searches.
import type { ProfileGraph } from './graph.ts'
import type { Searches } from './table.ts'

export interface ProfileEngine {
  graph: ProfileGraph
  searches: Searches
}
