// Failures of plans, week plans, repairs and driving speeds.
import type { ErrorEntry } from './entry.ts'

export const PLANNING_ERRORS = {
  plan_out_of_date: {
    status: 409,
    message: 'Orders changed since this plan was made.',
    hint: 'Run it again.',
  },
  plan_changed: {
    status: 409,
    message: 'Someone else changed this plan in the meantime.',
    hint: 'The newer plan is in the details. Make your change to that one.',
  },
  plan_locked: {
    status: 409,
    message: '{what} is locked.',
    hint: 'Unlock it before you move it.',
  },
  plan_not_ready: {
    status: 409,
    message: 'This plan is {state} and cannot be dispatched.',
    hint: 'Wait until it is done, or stop it and keep the best so far.',
  },
  plan_already_dispatched: {
    status: 409,
    message: 'This plan has been dispatched.',
    hint: 'Open the live day, or plan the orders that are still open.',
  },
  too_many_plans_waiting: {
    status: 429,
    message: '{limit} plans of your company wait for their turn already.',
    hint: 'Stop some of them, or try again in {seconds} seconds.',
  },
  vehicle_busy: {
    status: 409,
    message: '{vehicle} already has a route on {date}.',
    hint: 'Leave the vehicle out, or recall its route before it departs.',
  },
  day_is_over: {
    status: 409,
    message: '{date} is over: it can be neither planned nor dispatched.',
    hint: 'Move the orders to today or a later day.',
  },
  rules_broken: {
    status: 409,
    message: 'This change breaks a rule of the day: {rules}.',
    hint: 'Confirm it by naming the codes of these rules in confirmedRules, or make another change.',
  },
  no_vehicles: { status: 409, message: 'There are no active vehicles.', hint: 'Add a vehicle in Fleet.' },
  all_vehicles_out: {
    status: 409,
    message: 'Every vehicle already has a route on {date}.',
    hint: 'Move the orders to another day, add a vehicle, or recall a route that has not departed.',
  },
  nothing_to_plan: {
    status: 409,
    message: 'There are no open orders on {date}.',
    hint: 'Import orders for this day or choose another day.',
  },
  nothing_to_repair: {
    status: 409,
    message: 'No van is on the road on {date}, or none has stops left.',
    hint: 'Plan and dispatch the day first.',
  },
  nothing_to_plan_in_week: {
    status: 409,
    message: 'There are no open orders from {from} to {to}.',
    hint: 'Import orders for these days or choose another period.',
  },
  week_plan_running: {
    status: 409,
    message: 'Another week plan is running with some of these orders.',
    hint: 'Wait until it is done, or stop it.',
  },
  week_plan_not_ready: {
    status: 409,
    message: 'This week plan is {state} and proposes nothing yet.',
    hint: 'Wait until it is done, or stop it and keep the best so far.',
  },
  solution_does_not_fit: {
    status: 422,
    message: 'The file does not fit this plan: {problem}.',
    hint: 'Export the plan for VROOM as it is now, solve that file, and import its solution.',
  },
  no_speeds_to_undo: {
    status: 409,
    message: 'The driving speeds were never changed.',
    hint: 'Set them first.',
  },
  speeds_changed_meanwhile: {
    status: 409,
    message: 'Somebody changed the driving speeds after you read them. Nothing was stored.',
    hint: 'Read them again, make your changes on what is there now, and send its changedAt.',
  },
  too_few_drives: {
    status: 409,
    message: 'There are not enough drives yet to learn a speed from.',
    hint: 'An hour of a weekday needs {drives} drives on {days} days.',
  },
} as const satisfies Record<string, ErrorEntry>
