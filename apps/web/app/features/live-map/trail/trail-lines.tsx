// Driven trails in one GL source: pieces before the replay's moment are solid, later ones pale. No piece
// spans a gap; a ring marks each end.
import type { LineLayerSpecification } from 'maplibre-gl'
import { useEffect, useMemo } from 'react'
import { routeColour } from '../../../ui/map/colours.ts'
import { useMap } from '../../../ui/map/map-context.ts'
import { firstLabelOf, useGeoLayer, type LayerPart } from '../../../ui/map/use-layer.ts'
import type { DrivenTrail } from './driven.ts'
import { piecesOf } from './pieces.ts'
import type { ReplayClock } from './replay-clock.ts'

const AHEAD_OPACITY = 0.28

export function TrailLines({
  trails,
  selected,
  clock,
}: {
  trails: readonly DrivenTrail[]
  selected: number | null
  clock: ReplayClock
}) {
  const { map, colours } = useMap()
  const { data, begins } = useMemo(
    () => piecesOf(trails, (route) => routeColour(colours, route).fill, selected),
    [trails, colours, selected],
  )
  const layers = () => {
    const round: LineLayerSpecification['layout'] = {
      'line-cap': 'round',
      'line-join': 'round',
      'line-sort-key': ['get', 'order'],
    }
    const opacity = [
      '*',
      ['get', 'fade'],
      ['case', ['boolean', ['feature-state', 'isDriven'], false], 1, AHEAD_OPACITY],
    ]
    return [
      {
        id: 'halo',
        type: 'line',
        filter: ['==', ['geometry-type'], 'LineString'],
        layout: round,
        paint: {
          'line-color': colours.halo,
          'line-width': ['+', ['get', 'width'], 2.2],
          'line-opacity': opacity as never,
        },
      },
      {
        id: 'line',
        type: 'line',
        filter: ['==', ['geometry-type'], 'LineString'],
        layout: round,
        paint: {
          'line-color': ['get', 'colour'],
          'line-width': ['get', 'width'],
          'line-opacity': opacity as never,
        },
      },
      {
        id: 'gap-end',
        type: 'circle',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-radius': 4,
          'circle-color': colours.halo,
          'circle-stroke-color': ['get', 'colour'],
          'circle-stroke-width': 2,
          'circle-opacity': ['get', 'fade'],
          'circle-stroke-opacity': ['get', 'fade'],
        },
      },
    ] satisfies LayerPart[]
  }
  const source = useGeoLayer(data, layers, firstLabelOf(map))
  useEffect(() => {
    let drivenCount = 0
    map.removeFeatureState({ source })
    const follow = () => {
      if (!map.getSource(source)) return
      const isBehind = (i: number) => (begins[i]?.at ?? Infinity) < clock.at
      for (; isBehind(drivenCount); drivenCount += 1)
        map.setFeatureState({ source, id: begins[drivenCount]!.id }, { isDriven: true })
      for (; drivenCount > 0 && !isBehind(drivenCount - 1); drivenCount -= 1)
        map.setFeatureState({ source, id: begins[drivenCount - 1]!.id }, { isDriven: false })
    }
    follow()
    return clock.subscribe(follow)
  }, [map, source, begins, clock])
  return null
}
