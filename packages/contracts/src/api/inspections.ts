// Vehicle inspections in the API: date, inspector, result, next due date.
import { z } from 'zod'
import { dayText, idText } from './common.ts'

export const INSPECTION_RESULTS = ['passed', 'advisories', 'failed'] as const
export type InspectionResult = (typeof INSPECTION_RESULTS)[number]
const NOT_BEFORE = '2000-01-01'
const NOT_AFTER = '2100-01-01'

export const inspectionItem = z.object({
  id: idText,
  kind: z.string(),
  inspectedOn: dayText,
  inspectedBy: z.string(),
  result: z.enum(INSPECTION_RESULTS),
  note: z.string().nullable(),
  nextDueOn: dayText.nullable(),
})
export type InspectionItem = z.infer<typeof inspectionItem>
/** `GET /vehicles/{id}/inspections`, newest first. */
export const inspectionsResponse = z.object({ items: z.array(inspectionItem) })

const day = dayText.refine((value) => value >= NOT_BEFORE && value <= NOT_AFTER, {
  error: 'This day is too far away',
})
export const newInspectionBody = z
  .object({
    kind: z.string().trim().min(1, 'Name the inspection').max(60),
    inspectedOn: day,
    inspectedBy: z.string().trim().min(1, 'Say who inspected it').max(120),
    result: z.enum(INSPECTION_RESULTS),
    note: z.string().trim().max(1_000).nullish(),
    nextDueOn: day.nullish(),
  })
  .refine(({ inspectedOn, nextDueOn }) => !nextDueOn || nextDueOn > inspectedOn, {
    path: ['nextDueOn'],
    error: 'The next one is due after this one',
  })
