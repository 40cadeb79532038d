// Tools for assistants: each is one API call with the rights of its key. No tool dispatches, recalls,
// cancels or deletes.
import { dayText, idText, planObjective } from '@dropwise/contracts'
import { z } from 'zod'

export interface ApiCall {
  method: 'GET' | 'POST'
  /** Below /api/v1. */
  path: string
  query?: Record<string, string | number | undefined>
  body?: object
}

interface Tool<Input extends z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  /** The tool only reads. */
  isReading: boolean
  call: (input: z.output<Input>) => ApiCall
}
export type AnyTool = Tool<z.ZodObject>

const tool = <Input extends z.ZodObject>(parts: Tool<Input>) => parts as unknown as AnyTool

const date = dayText.describe('Day of work, YYYY-MM-DD')
const cursor = z.string().max(200).optional().describe('The cursor of the previous answer, for the next page')
const planId = idText.describe('Id of a plan')

export const TOOLS: readonly AnyTool[] = [
  tool({
    name: 'list_orders',
    title: 'List orders',
    description:
      'Orders of a day with place, time window, load and state, and with route and time if they are planned.',
    input: z.object({ date, status: z.string().max(40).optional(), cursor }),
    isReading: true,
    call: ({ date: day, status, cursor: after }) => ({
      method: 'GET',
      path: '/orders',
      query: { date: day, status, cursor: after, limit: 200 },
    }),
  }),
  tool({
    name: 'list_vehicles',
    title: 'List vehicles',
    description: 'Vehicles with capacity, shift and depot.',
    input: z.object({ cursor }),
    isReading: true,
    call: ({ cursor: after }) => ({ method: 'GET', path: '/vehicles', query: { cursor: after, limit: 200 } }),
  }),
  tool({
    name: 'list_plans',
    title: 'List plans',
    description: 'Plans of a day with their state and summary.',
    input: z.object({ date }),
    isReading: true,
    call: ({ date: day }) => ({ method: 'GET', path: '/plans', query: { date: day } }),
  }),
  tool({
    name: 'read_plan',
    title: 'Read a plan',
    description:
      'A plan with its routes, stops and times, and each unserved order with the reason. While the run is active, its progress.',
    input: z.object({ planId }),
    isReading: true,
    call: (input) => ({ method: 'GET', path: `/plans/${input.planId}` }),
  }),
  tool({
    name: 'compare_plans',
    title: 'Compare two plans',
    description: 'Compares two plans of a day: totals, orders and vehicles.',
    input: z.object({ planId, withPlanId: planId }),
    isReading: true,
    call: (input) => ({
      method: 'GET',
      path: `/plans/${input.planId}/compare`,
      query: { with: input.withPlanId },
    }),
  }),
  tool({
    name: 'read_live_day',
    title: 'Read the day on the road',
    description:
      'The live state of a day: positions of vehicles, completed and late stops, and the expected time of each stop.',
    input: z.object({ date }),
    isReading: true,
    call: ({ date: day }) => ({ method: 'GET', path: '/live', query: { date: day } }),
  }),
  tool({
    name: 'propose_plan',
    title: 'Propose a plan',
    description:
      'Starts the optimiser on the open orders of a day and returns the id of the plan. Poll the plan until it is done. The plan is a proposal that a person reviews and dispatches.',
    input: z.object({
      date,
      timeLimitSeconds: z.number().int().min(1).max(120).optional().describe('How long it may search'),
      objective: planObjective.optional(),
      name: z.string().max(80).optional(),
    }),
    isReading: false,
    call: (body) => ({ method: 'POST', path: '/plans', body }),
  }),
  tool({
    name: 'propose_moves',
    title: 'Move orders in a proposal',
    description:
      'Moves orders to another vehicle of a plan that is not dispatched, or out of the plan (vehicleId null). Returns the plan with the rules that the moves break.',
    input: z.object({
      planId,
      version: z
        .number()
        .int()
        .optional()
        .describe('Version of the plan that was read; refused if the plan has changed since'),
      moves: z
        .array(
          z.object({
            orderId: idText,
            vehicleId: idText.nullable(),
            position: z.union([z.number().int().min(0), z.literal('best')]).optional(),
          }),
        )
        .min(1)
        .max(50),
    }),
    isReading: false,
    call: ({ planId: id, ...body }) => ({ method: 'POST', path: `/plans/${id}/moves`, body }),
  }),
  tool({
    name: 'propose_repair',
    title: 'Propose a repair of the day',
    description:
      'Proposes new routes for the rest of a day on the road when vehicles drop out or orders come in, with figures before and after. A person accepts the proposal.',
    input: z.object({
      date,
      vehicleIdsOut: z.array(idText).max(50).optional(),
      orderIdsIn: z.array(idText).max(50).optional(),
    }),
    isReading: false,
    call: ({ date: day, ...body }) => ({ method: 'POST', path: `/days/${day}/repair`, body }),
  }),
]
