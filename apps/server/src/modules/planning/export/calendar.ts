// A plan as an iCalendar file (RFC 5545): an event for each stop, from its service to its departure.
import ical from 'ical-generator'
import { routeName, stopLines, stopName } from './names.ts'
import type { ExportedDay } from './read-day.ts'

export function writeCalendar(day: ExportedDay): string {
  const calendar = ical({ name: `${day.company}, ${day.date}`, prodId: `//${day.product}//Plans//EN` })
  for (const route of day.routes)
    for (const stop of route.stops) {
      const { id, address, lat, lng } = stop.order
      calendar.createEvent({
        // A stable id, so that calendars replace the stop instead of adding it again.
        id: `${id}@${day.planId}`,
        start: stop.serviceAt,
        end: stop.departAt,
        summary: `${routeName(route)} ${stopName(stop)}`,
        description: stopLines(stop, day).join('\n'),
        location: { title: address, address, geo: { lat, lon: lng } },
        categories: [{ name: routeName(route) }],
      })
    }
  return calendar.toString()
}
