// The report on screen, from the URL: a saved one, or choices that differ from it.
import { useQuery } from '@tanstack/react-query'
import {
  measuresBy,
  reportDefinition,
  type MeasureKey,
  type ReportDefinition,
  type SavedReport,
} from '@dropwise/contracts'
import { useSearchParams } from 'react-router'
import { useSetUrlParams } from '../../lib/url-state.ts'
import { paramsOf, savedQuery } from './api.ts'

const FIRST: ReportDefinition = {
  measures: ['stops', 'onTime', 'costPerStop'],
  by: 'day',
  span: 'last_30_days',
}
const CHOICES = ['measures', 'by', 'span', 'from', 'to', 'depotId', 'vehicleId', 'driverId'] as const
const NO_CHOICES = Object.fromEntries(CHOICES.map((name) => [name, null]))

/** Choices while they are made: without measures or days, they are no report yet. */
type Draft = Omit<ReportDefinition, 'measures'> & { measures: MeasureKey[] }

function draftOf(params: URLSearchParams, base: ReportDefinition): Draft {
  if (!CHOICES.some((name) => params.has(name))) return base
  const chosenParams = Object.fromEntries(
    CHOICES.flatMap((name) => {
      const value = params.get(name)
      return value === null || value === '' ? [] : [[name, value] as const]
    }),
  )
  const measures = (params.get('measures') ?? '').split(',').filter(Boolean)
  const read = reportDefinition.safeParse({ ...FIRST, ...chosenParams, measures })
  if (read.success) return read.data
  // Links of hands and of older versions: what cannot be read is left out.
  const rules = reportDefinition.shape
  return {
    measures: rules.measures.safeParse(measures).data ?? [],
    by: rules.by.safeParse(chosenParams.by).data ?? base.by,
    span: rules.span.safeParse(chosenParams.span).data ?? base.span,
    from: rules.from.safeParse(chosenParams.from).data,
    to: rules.to.safeParse(chosenParams.to).data,
    depotId: rules.depotId.safeParse(chosenParams.depotId).data,
    vehicleId: rules.vehicleId.safeParse(chosenParams.vehicleId).data,
    driverId: rules.driverId.safeParse(chosenParams.driverId).data,
  }
}

const isSame = (a: ReportDefinition, b: Draft) =>
  new URLSearchParams(paramsOf(a)).toString() === new URLSearchParams(paramsOf(b)).toString()

export interface ReportState {
  draft: Draft
  /** Null while the choices are no report yet. */
  definition: ReportDefinition | null
  saved: SavedReport | undefined
  isChanged: boolean
  change: (changes: Partial<Draft>) => void
  open: (report: SavedReport | null) => void
}

export function useReport(): ReportState {
  const [params] = useSearchParams()
  const set = useSetUrlParams()
  const all = useQuery(savedQuery()).data ?? []
  const saved = all.find(({ id }) => id === params.get('report'))
  const draft = draftOf(params, saved?.definition ?? FIRST)
  const read = reportDefinition.safeParse(draft)
  return {
    draft,
    definition: read.success ? read.data : null,
    saved,
    isChanged: saved !== undefined && !isSame(saved.definition, draft),
    change(changes) {
      const next = { ...draft, ...changes }
      const measures = next.measures.filter((key) => measuresBy(next.by).includes(key))
      const days = next.span === 'custom' ? {} : { from: undefined, to: undefined }
      set({ ...NO_CHOICES, ...paramsOf({ ...next, measures, ...days }) })
    },
    open: (report) => set({ ...NO_CHOICES, report: report?.id ?? null }),
  }
}
