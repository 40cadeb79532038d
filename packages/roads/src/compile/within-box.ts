// Passes on only elements in or near a box, so that compiling a town from a country's extract needs a town's
// memory.
import type { Bounds } from '../types.ts'
import type { ElementSink, ElementStore } from './elements.ts'

/** Margin around the box in degrees, about ten kilometres: ways that cross the edge keep their shape. */
const MARGIN = 0.1

/** A sink in front of a store. Drops ways whose nodes all lie outside; an extract lists nodes before ways. */
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
