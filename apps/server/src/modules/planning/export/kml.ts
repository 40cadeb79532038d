// A plan as KML 2.2: a folder for each route with its line and stops.
import { routeName, stopLines, stopName } from './names.ts'
import type { ExportedDay, ExportedRoute } from './read-day.ts'
import { textElement } from './xml.ts'

export function writeKml(day: ExportedDay): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    textElement('name', `${day.company}, ${day.date}`),
    ...day.routes.map((route) => folderOf(route, day)),
    '</Document>',
    '</kml>',
    '',
  ].join('\n')
}

function folderOf(route: ExportedRoute, day: ExportedDay): string {
  const line = route.line.map((place) => place.join(',')).join(' ')
  const stops = route.stops.map((stop) =>
    [
      '<Placemark>',
      textElement('name', stopName(stop)),
      textElement('description', stopLines(stop, day).join('\n')),
      `<TimeStamp><when>${stop.arriveAt.toISOString()}</when></TimeStamp>`,
      `<Point><coordinates>${stop.order.lng},${stop.order.lat}</coordinates></Point>`,
      '</Placemark>',
    ].join(''),
  )
  return [
    '<Folder>',
    textElement('name', routeName(route)),
    `<Placemark>${textElement('name', routeName(route))}<LineString><tessellate>1</tessellate><coordinates>${line}</coordinates></LineString></Placemark>`,
    ...stops,
    '</Folder>',
  ].join('\n')
}
