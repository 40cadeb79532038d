// State of one import: file, corrections, skipped rows. Each change is checked; the orders are stored once at
// the end.
import { useCallback, useMemo, useState } from 'react'
import {
  conventionsOf,
  guessMappingOf,
  ignoredHeaders,
  missingColumns,
  readingNotes,
  titleDay,
  unusedHeaders,
  type DateOrder,
  type ImportProblem,
  type ImportResponse,
} from '@dropwise/contracts'
import { describeRefusal, FileError, type CellRow } from '@dropwise/order-files'
import { useImportRows } from '../api.ts'
import { readRemembered } from './remembered-columns.ts'
import {
  bodyOf,
  preview,
  readingOf,
  withAddress,
  withCells,
  withSkipped,
  withSwappedCoordinates,
  withUse,
  type ColumnUse,
  type ImportDraft,
} from './import-draft.ts'
import type { OrdersOfDay } from './import-days.ts'
import { readFile } from './read-file.ts'
import { useRowCheck } from './use-row-check.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

export type ImportStep = 'file' | 'columns' | 'check' | 'done'
/** Why a file cannot be imported, and what to do. */
export interface FileRefusalText {
  message: string
  hint: string
}

/**
 * Up to this many rows the page checks a draft itself after each change; more would block it, so the server
 * does.
 */
const READ_HERE_MAX_ROWS = 2_000

/** Problems by line; those of the whole file are shown above its first row. */
function groupByLine(problems: readonly ImportProblem[], { file, skipped }: ImportDraft) {
  const byLine = new Map<number, ImportProblem[]>()
  const ofFile: ImportProblem[] = []
  for (const problem of problems) {
    if (skipped.has(problem.row)) continue
    if (problem.row < file.firstLine) ofFile.push(problem)
    else byLine.set(problem.row, [...(byLine.get(problem.row) ?? []), problem])
  }
  return { byLine, ofFile }
}

/** True when a column is unknown or ambiguous: a person must check the columns once. */
function needsLook(draft: ImportDraft, isRemembered: boolean): boolean {
  const { file, rows, mapping } = draft
  if (isRemembered) return missingColumns(mapping).length > 0
  return (
    file.sheets.length + file.hiddenSheets.length > 1 ||
    missingColumns(mapping).length > 0 ||
    unusedHeaders(rows, mapping).length > 0 ||
    readingNotes(readingOf(draft)).length > 0
  )
}

function countByDay(orders: readonly { date: string }[]): OrdersOfDay[] {
  const byDate = Map.groupBy(orders, ({ date }) => date)
  return [...byDate.keys()].toSorted().map((date) => ({ date, orders: byDate.get(date)!.length }))
}

function otherOrder(order: DateOrder): DateOrder {
  return order === 'day-first' ? 'month-first' : 'day-first'
}

function refusalText(error: unknown): FileRefusalText {
  const fileError = error instanceof FileError ? error : new FileError('unreadable_file')
  const { message, hint } = describeRefusal(fileError.reason)
  return { message: fileError.line ? words('seeLine', { message, line: fileError.line }) : message, hint }
}

type DraftChange = (draft: ImportDraft) => ImportDraft

/** Changes of the draft. Those of columns and days make the server's check of the rows invalid. */
function draftEdits(edit: (change: DraftChange) => void, clear: () => void) {
  return {
    change: (line: number, cells: CellRow) => edit((old) => withCells(old, line, cells)),
    chooseAddress: (line: number, place: { label: string; lat: number; lng: number }) =>
      edit((old) => withAddress(old, line, place)),
    skip: (lines: readonly number[], isSkipped: boolean) => edit((old) => withSkipped(old, lines, isSkipped)),
    assign: (header: string, use: ColumnUse) => {
      clear()
      edit((old) => withUse(old, header, use))
    },
    swapDateOrder: () => {
      clear()
      edit((old) => ({
        ...old,
        conventions: { ...old.conventions, dateOrder: otherOrder(old.conventions.dateOrder) },
      }))
    },
    /** Sets the day of rows that name none. */
    useDay: (chosenDay: string) => {
      clear()
      edit((old) => ({ ...old, day: chosenDay }))
    },
    /** Sets one day for every row, or the file's days, or the file's days as history. */
    chooseDay: (chosen: Pick<ImportDraft, 'everyDay' | 'isHistory'>) => {
      clear()
      edit((old) => ({ ...old, ...chosen }))
    },
    swapCoordinates: () => {
      clear()
      edit(withSwappedCoordinates)
    },
  }
}

export function useImport({ day, today, timeZone }: { day: string; today: string; timeZone: string }) {
  const conventions = useMemo(() => conventionsOf(timeZone), [timeZone])
  const [draft, setDraft] = useState<ImportDraft | null>(null)
  const [refusal, setRefusal] = useState<FileRefusalText | null>(null)
  const [step, setStep] = useState<ImportStep>('file')
  const [isRemembered, setRemembered] = useState(false)
  const [result, setResult] = useState<ImportResponse | null>(null)
  const store = useImportRows()
  const check = useRowCheck(draft, step === 'check')
  const { clear } = check

  const choose = useCallback(
    async (upload: File, sheet?: string) => {
      setRefusal(null)
      clear()
      try {
        const table = await readFile(upload, sheet)
        const before = await readRemembered(table.headers)
        const mapping = before?.mapping ?? guessMappingOf(table.headers, table.rows)
        const file = { ...table, name: upload.name, source: upload }
        const { dateOrder } = conventions
        const sets = {
          skipped: new Set<number>(),
          dropped: new Set(before?.dropped ?? ignoredHeaders(table.headers)),
        }
        const titledDay = titleDay(table.titles, dateOrder, today)
        const chosenDraft = {
          file,
          rows: table.rows,
          mapping,
          ...sets,
          day: titledDay ?? day,
          titleDay: titledDay,
          everyDay: null,
          isHistory: false,
          conventions,
        }
        setDraft(chosenDraft)
        setRemembered(before !== null)
        setStep(needsLook(chosenDraft, before !== null) ? 'columns' : 'check')
      } catch (error) {
        setRefusal(refusalText(error))
        setStep('file')
      }
    },
    [clear, conventions, day, today],
  )

  const local = useMemo(
    () => (draft && draft.rows.length <= READ_HERE_MAX_ROWS ? preview(draft, today) : null),
    [draft, today],
  )
  const problems = useMemo(
    () => (draft ? groupByLine(check.response?.rejected ?? local?.problems ?? [], draft) : null),
    [draft, check.response, local],
  )
  const orders = local?.orders ?? check.response?.places
  const ready = useMemo(
    () => orders?.filter(({ row }) => !problems?.byLine.has(row)).length ?? 0,
    [orders, problems],
  )
  const days = useMemo(
    () => (local ? countByDay(local.orders) : (check.response?.days ?? [])),
    [local, check.response],
  )
  const [fileDays, setFileDays] = useState<readonly OrdersOfDay[]>([])
  // Days of the file itself, kept while another day is tried.
  if (draft && draft.everyDay === null && days !== fileDays && days.length > 0) setFileDays(days)

  const edit = useCallback((change: DraftChange) => setDraft((old) => old && change(old)), [])
  async function run(alsoSkip: readonly number[]): Promise<void> {
    if (!draft) return
    const final = withSkipped(draft, alsoSkip, true)
    try {
      const response = await store.mutateAsync(bodyOf(final))
      if (response.importId === null && response.rejected.length > 0) return check.settle(response)
      setDraft(final)
      setResult(response)
      setStep('done')
    } catch (error) {
      check.settle(check.response, error)
    }
  }

  return {
    step,
    draft,
    refusal,
    result,
    /** True when the company chose these columns for such a file before. */
    isRemembered,
    /** Problems by line of the file. */
    problems: problems?.byLine ?? new Map<number, ImportProblem[]>(),
    fileProblems: problems?.ofFile ?? [],
    /** Warnings about single rows; notes cover the whole file. */
    rowWarnings:
      (check.response ?? local)?.warnings.filter(({ row }) => row >= (draft?.file.firstLine ?? 0)) ?? [],
    /** Orders without problems; several lines may form one order. */
    ready,
    /** Days that the orders are for, earliest first. */
    days,
    /** Days named in the file. */
    fileDays,
    /** Places of the orders that the server located. */
    places: check.response?.places ?? [],
    isChecking: check.isChecking,
    checkError: check.error,
    isStoring: store.isPending,
    choose,
    chooseSheet: (sheet: string) => draft && void choose(draft.file.source, sheet),
    setStep,
    recheck: check.recheck,
    run,
    /** The day open on the page, which the file does not name. */
    openDay: day,
    ...draftEdits(edit, clear),
  }
}
export type ImportControls = ReturnType<typeof useImport>
