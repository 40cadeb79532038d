// A company's own steps within the five states of a delivery (docs/api.md, part B).
import { z } from 'zod'
import { DELIVERY_LABELS } from '../states.ts'
import { idText, timeText, shownStep, textsByName } from './common.ts'

/** The states that steps belong to, in the order of a delivery. */
export const STEP_STATES = ['pending', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const
export type StepState = (typeof STEP_STATES)[number]
export const stepStateLabel = (state: StepState): string => DELIVERY_LABELS[state]

/** Who or what sets a step. */
export const STEP_SETTERS = {
  driver: 'The driver, on the phone',
  dispatcher: 'Dispatch, in the order',
  scan: 'A scan at loading',
  zone: 'The van enters a zone',
} as const
export type StepSetter = keyof typeof STEP_SETTERS
const setters = Object.keys(STEP_SETTERS) as [StepSetter, ...StepSetter[]]

const name = z.string().trim().min(1, { error: 'Enter a name' }).max(60)
/** `POST /status-steps`. */
export const statusStepBody = z.object({
  /** For everyone without a name in their language. */
  name,
  /** By language: `de`, `pt`. */
  names: z.record(z.string().regex(/^[a-z]{2}$/), name).default({}),
  state: z.enum(STEP_STATES, { error: 'Choose the state that the step belongs to' }),
  /** The step that an order must have reached before; null for none. */
  afterId: idText.nullable().default(null),
  position: z.number().int().min(0).max(10_000).default(0),
  setBy: z
    .array(z.enum(setters))
    .min(1, { error: 'Choose who sets it' })
    .transform((all) => [...new Set(all)]),
  /** For `zone`. */
  zoneId: idText.nullable().default(null),
  /** Whether recipients see it. */
  isShown: z.boolean().default(true),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'A colour such as #0f5257' })
    .toLowerCase()
    .nullable()
    .default(null),
  /** False: it stays in the history, and nobody can set it. */
  isActive: z.boolean().default(true),
})
export type StatusStepBody = z.output<typeof statusStepBody>
/** `PUT /status-steps/{id}` writes the whole step. */
export const statusStep = z.object({
  id: idText,
  name: z.string(),
  names: textsByName,
  state: z.enum(STEP_STATES),
  afterId: idText.nullable(),
  position: z.number().int(),
  setBy: z.array(z.enum(setters)),
  zoneId: idText.nullable(),
  isShown: z.boolean(),
  colour: z.string().nullable(),
  isActive: z.boolean(),
  /** How often orders reached it. */
  uses: z.number().int(),
})
export type StatusStep = z.output<typeof statusStep>
/** By state, then position. */
export const statusStepsResponse = z.object({ items: z.array(statusStep) })

/** `POST /orders/{id}/step`. */
export const setStepBody = z.object({ stepId: idText })
export const orderStep = z.object({
  id: idText,
  stepId: idText,
  name: z.string(),
  at: timeText,
  saidBy: z.enum(['driver', 'dispatch', 'scan', 'zone']),
})
export type OrderStep = z.output<typeof orderStep>
/** `GET /orders/{id}/steps`: what it reached, oldest first, and what dispatch may set now. */
export const orderStepsResponse = z.object({ items: z.array(orderStep), next: z.array(shownStep) })
export type OrderSteps = z.output<typeof orderStepsResponse>
