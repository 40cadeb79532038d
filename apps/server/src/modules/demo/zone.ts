// The time zone of the demo company. Its town is invented, so its clock can be one that shows the middle of a
// working day when somebody starts the product, at whatever hour that is.
import { clockOf, dayOf } from '@dropwise/contracts'

/** Zone of a demo without driven days. */
export const DEMO_HOME_ZONE = 'Europe/London'
/** Zones whose files have the day first and a decimal point, as the demo's files do; neighbours are at most three hours apart. */
const ZONES = [
  DEMO_HOME_ZONE,
  'Africa/Harare',
  'Asia/Dubai',
  'Asia/Dhaka',
  'Asia/Singapore',
  'Australia/Brisbane',
  'Pacific/Fiji',
  'Pacific/Rarotonga',
  'America/Vancouver',
  'America/Belize',
  'America/Barbados',
  'Atlantic/South_Georgia',
]
/** Clock at which most of the demo's vans are under way or about to leave, in minutes since midnight. */
const AT_WORK = 10 * 60 + 30
/** A zone this near to that clock will do, in minutes. */
const NEAR = 90

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
