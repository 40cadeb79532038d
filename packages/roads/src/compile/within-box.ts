// Passes on only what lies in or near a box, so that a town out of a whole country's extract needs the memory of the town.
import type { Bounds } from '../types.ts'
import type { ElementSink, ElementStore } from './elements.ts'

/**
 * Degrees beyond the box that are read as well, some ten kilometres: a way that crosses the edge keeps its shape there, and what
 * lies on the edge is whole.
 */
const MARGIN = 0.1

/** A sink in front of a store. Ways whose nodes all lie elsewhere are left out; an extract holds its nodes before its ways. */
export function withinBox(store: ElementStore, [west, south, east, north]: Bounds): ElementSink {
  return {
    node(id, lng, lat, tags) {
      const isNear =
        lng >= west - MARGIN && lng <= east + MARGIN && lat >= south - MARGIN && lat <= north + MARGIN
      if (isNear) store.node(id, lng, lat, tags)
    },
    way(id, refs, tags) {
      for (let i = 0; i < refs.length; i++)
        if (store.hasNode(refs[i]) !== false) {
          store.way(id, refs, tags)
          return
        }
    },
    relation: (id, members, tags) => store.relation(id, members, tags),
    meta: (meta) => store.meta(meta),
  }
}
