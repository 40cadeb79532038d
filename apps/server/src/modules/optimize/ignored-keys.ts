// Unknown keys of a VROOM problem. VROOM ignores them silently, which hides errors such as a `time_window`
// on a job; our response names them.
import { z } from 'zod'
import { unknownFields, type FieldProblem } from '../../platform/strict-input.ts'

/** Maximum number of named keys, so that one mistake in many jobs does not inflate the response. */
const MOST_NAMED = 20

const objectOf = (...names: string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.unknown()])))
const list = (item: z.ZodType) => z.array(item)

const stop = objectOf(
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
const problem = objectOf('matrices', 'matrix').extend({
  vehicles: list(
    objectOf(
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
      costs: objectOf('fixed', 'per_hour', 'per_km', 'per_task_hour'),
      breaks: list(objectOf('id', 'time_windows', 'service', 'description', 'max_load')),
      steps: list(objectOf('type', 'id', 'service_at', 'service_after', 'service_before')),
    }),
  ),
  jobs: list(stop.extend(objectOf('delivery', 'amount', 'pickup', 'skills', 'priority').shape)),
  shipments: list(objectOf('amount', 'skills', 'priority').extend({ pickup: stop, delivery: stop })),
  options: objectOf('g', 'c', 'seconds', 'seed', 'threads', 't', 'x', 'l'),
})

/** Each unknown key with the one that was probably meant. */
export function ignoredKeys(body: unknown): FieldProblem[] {
  return unknownFields(problem, body).slice(0, MOST_NAMED)
}
