// Unknown keys of a VROOM problem. VROOM ignores them silently, which hides errors such as a `time_window`
// on a job; our response names them.
import { z } from 'zod'
import { unknownFields, type FieldProblem } from '../../platform/strict-input.ts'

/** Most named keys, so that one mistake in many jobs does not inflate the response. */
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

/** Each unknown key with the one that was probably meant. */
export function ignoredKeys(body: unknown): FieldProblem[] {
  return unknownFields(problem, body).slice(0, MOST_NAMED)
}
