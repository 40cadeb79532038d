// What answers for one road profile: its graph and the searches that are kept for it.
import type { ProfileGraph } from './graph.ts'
import type { Searches } from './table.ts'

export interface ProfileEngine {
  graph: ProfileGraph
  searches: Searches
}
