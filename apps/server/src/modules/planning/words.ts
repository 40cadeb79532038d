// The planner speaks of ids and seconds, because it knows no company. A dispatcher reads names and minutes.
import { formatDuration } from '@dropwise/contracts'

const UUID = /(?:[Vv]ehicle )?([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/g
const SECONDS = /\b(\d+) s\b/g

/** A planner's sentence with the company's own names for vehicles, and its seconds as minutes, rounded up. */
export function toDispatcherWords(text: string, vehicleNames: ReadonlyMap<string, string>): string {
  return text
    .replace(UUID, (whole, id: string) => vehicleNames.get(id) ?? whole)
    .replace(SECONDS, (_, seconds: string) => formatDuration(Math.ceil(Number(seconds) / 60) * 60))
}
