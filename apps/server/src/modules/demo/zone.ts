// The time zone of the demo company. Its town is invented, so its clock can be one that shows the middle of a
// working day when somebody starts the product, at whatever hour that is.
import { clockOf, dayOf } from '@dropwise/contracts'

/** Zone of a demo without driven days. */
export const DEMO_HOME_ZONE = 'Europe/London'
/** Where files have the day first and a decimal point, as in the demo's; between two neighbours lie at most four hours. */
const ZONES = [
  DEMO_HOME_ZONE,
  'Indian/Mauritius',
  'Asia/Singapore',
  'Australia/Brisbane',
  'Pacific/Rarotonga',
  'America/Vancouver',
  'America/Barbados',
]
/** Clock at which all of the demo's vans are under way and most stops still to come, in minutes since midnight. */
const AT_WORK = 10 * 60 + 30
/** Other zones are better only where this one is further from that clock, in minutes. */
const NEAR = 120

/** The zone whose working day is in full swing at an instant: the home zone if possible, else one with its date. */
export function zoneAtWork(now: Date): string {
  const awayFromWork = (zone: string): number => {
    const [hours, minutes] = clockOf(now, zone).split(':').map(Number)
    return Math.abs(hours! * 60 + minutes! - AT_WORK)
  }
  if (awayFromWork(DEMO_HOME_ZONE) <= NEAR) return DEMO_HOME_ZONE
  const near = ZONES.filter((zone) => awayFromWork(zone) <= NEAR)
  const today = dayOf(now, DEMO_HOME_ZONE)
  const sameDay = near.filter((zone) => dayOf(now, zone) === today)
  return (sameDay.length > 0 ? sameDay : near).toSorted((a, b) => awayFromWork(a) - awayFromWork(b))[0]!
}
