// A GeoJSON source with layers owned by one component: added on mount, updated in place, removed on unmount.
import type { AddLayerObject, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useId } from 'react'
import type { FeatureCollection } from 'geojson'
import { useMap } from './map-context.ts'

export type LayerPart = AddLayerObject extends infer Layer
  ? Layer extends { source: unknown }
    ? Omit<Layer, 'source'>
    : never
  : never

/** The base map's lowest label layer; layers inserted before it stay below all labels. */
export function firstLabelOf(map: MapLibreMap): string | undefined {
  return map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol')
}

/** `layers` runs once per map; later changes go through the data. Returns the source's name. */
export function useGeoLayer(data: FeatureCollection, layers: () => LayerPart[], beforeId?: string): string {
  const { map } = useMap()
  const source = useId()
  useEffect(() => {
    map.addSource(source, {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
      promoteId: 'id',
    })
    const ids = layers().map((layer) => {
      const id = `${source}${layer.id}`
      map.addLayer(
        { ...layer, id, source } as AddLayerObject,
        beforeId && map.getLayer(beforeId) ? beforeId : undefined,
      )
      return id
    })
    return () => {
      // The whole map may be gone (other theme or region).
      if (!map.getSource(source)) return
      for (const id of ids) if (map.getLayer(id)) map.removeLayer(id)
      map.removeSource(source)
    }
    // Layers are created once per map.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, source])
  useEffect(() => {
    void map.getSource<GeoJSONSource>(source)?.setData(data)
  }, [map, source, data])
  return source
}
