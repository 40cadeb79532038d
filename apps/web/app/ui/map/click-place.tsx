// Reports clicks on a map; Enter takes its centre.
import { useEffect, useEffectEvent } from 'react'
import { useMap } from './map-context.ts'

export interface ClickedPlace {
  lat: number
  lng: number
}

/** Render inside a map. */
export function ClickPlace({ onPlace }: { onPlace: (place: ClickedPlace) => void }) {
  const { map } = useMap()
  const report = useEffectEvent(onPlace)
  useEffect(() => {
    const canvas = map.getCanvas()
    const onKey = (event: KeyboardEvent) => event.key === 'Enter' && report(map.getCenter())
    canvas.addEventListener('keydown', onKey)
    const click = map.on('click', (event) => report(event.lngLat))
    return () => {
      canvas.removeEventListener('keydown', onKey)
      click.unsubscribe()
    }
  }, [map])
  return null
}
