// A plan as GPX 1.1: each route as a list of places for navigation devices, and as a line along the roads.
import { routeName, stopLines, stopName } from './names.ts'
import type { ExportedDay, ExportedRoute } from './read-day.ts'
import { escapeXml, textElement } from './xml.ts'

export function writeGpx(day: ExportedDay): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(day.product)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${textElement('name', `${day.company}, ${day.date}`)}</metadata>`,
    ...day.routes.map((route) => placesOf(route, day)),
    ...day.routes.map(lineOf),
    '</gpx>',
    '',
  ].join('\n')
}

function placesOf(route: ExportedRoute, day: ExportedDay): string {
  const { depot } = route.vehicle
  const end = `<rtept lat="${depot.lat}" lon="${depot.lng}">${textElement('name', depot.name)}</rtept>`
  const stops = route.stops.map((stop) => {
    const { lat, lng } = stop.order
    const texts = [
      `<time>${stop.arriveAt.toISOString()}</time>`,
      textElement('name', stopName(stop)),
      textElement('desc', stopLines(stop, day).join('\n')),
    ]
    const place = `<rtept lat="${lat}" lon="${lng}">${texts.join('')}</rtept>`
    return stop.reload ? `${end}\n${place}` : place
  })
  return ['<rte>', textElement('name', routeName(route)), end, ...stops, end, '</rte>'].join('\n')
}

function lineOf(route: ExportedRoute): string {
  const points = route.line.map(([lng, lat]) => `<trkpt lat="${lat}" lon="${lng}"/>`)
  return ['<trk>', textElement('name', routeName(route)), '<trkseg>', ...points, '</trkseg>', '</trk>'].join(
    '\n',
  )
}
