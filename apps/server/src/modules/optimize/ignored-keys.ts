// Keys of a VROOM problem that nothing reads. VROOM passes over them without a word, and days were lost to a `time_window` on a job; here
// the answer names them.
import { z } from 'zod'
import { unknownFields, type FieldProblem } from '../../platform/strict-input.ts'

/** An answer stays small, however many jobs hold the same mistake. */
const MOST_NAMED = 20

const named = (...names: string[]) => z.object(Object.fromEntries(names.map((name) => [name, z.unknown()])))
const list = (item: z.ZodType) => z.array(item)

const stop = named(
  'id',
  'description',
  'location',
  'location_index',
  'setup',
  'service',
  'setup_per_type',
  'service_per_type',
  'time_windows',
)
const problem = named('matrices', 'matrix').extend({
  vehicles: list(
    named(
      'id',
      'profile',
      'description',
      'start',
      'start_index',
      'end',
      'end_index',
      'capacity',
      'skills',
      'type',
      'time_window',
      'speed_factor',
      'max_tasks',
      'max_travel_time',
      'max_distance',
    ).extend({
      costs: named('fixed', 'per_hour', 'per_km', 'per_task_hour'),
      breaks: list(named('id', 'time_windows', 'service', 'description', 'max_load')),
      steps: list(named('type', 'id', 'service_at', 'service_after', 'service_before')),
    }),
  ),
  jobs: list(stop.extend(named('delivery', 'amount', 'pickup', 'skills', 'priority').shape)),
  shipments: list(named('amount', 'skills', 'priority').extend({ pickup: stop, delivery: stop })),
  options: named('g', 'c', 'seconds', 'seed', 'threads', 't', 'x', 'l'),
})

/** Each with the key that was probably meant. */
export function ignoredKeys(body: unknown): FieldProblem[] {
  return unknownFields(problem, body).slice(0, MOST_NAMED)
}
