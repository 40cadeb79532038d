// A GeoJSON source with its layers, owned by one component: added when it appears, updated in place, removed with it.
import type { AddLayerObject, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useId } from 'react'
import type { FeatureCollection } from 'geojson'
import { useMap } from './map-context.ts'

export type LayerPart = AddLayerObject extends infer Layer
  ? Layer extends { source: unknown }
    ? Omit<Layer, 'source'>
    : never
  : never

/** The base map's lowest names: what is put before it leaves every name on top. */
export function firstLabelOf(map: MapLibreMap): string | undefined {
  return map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol')
}

/** `layers` are made once a map; change what they show through the data. Returns the name of the source. */
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
      // The whole map may be gone already (other theme, other region).
      if (!map.getSource(source)) return
      for (const id of ids) if (map.getLayer(id)) map.removeLayer(id)
      map.removeSource(source)
    }
    // Layers are written for a map and stay as they are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, source])
  useEffect(() => {
    void map.getSource<GeoJSONSource>(source)?.setData(data)
  }, [map, source, data])
  return source
}
