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
import { FileError, type CellRow } from '@dropwise/order-files'
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
import { refusalText } from './import-sentence.ts'
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

function refusalOf(error: unknown): FileRefusalText {
  const fileError = error instanceof FileError ? error : new FileError('unreadable_file')
  const { message, hint } = refusalText(fileError.reason)
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

/** A draft of a file, with the columns that the company chose for such a file before or that their names suggest. */
async function draftOf(
  upload: File,
  sheet: string | undefined,
  { day, today, conventions }: { day: string; today: string; conventions: ImportDraft['conventions'] },
): Promise<{ draft: ImportDraft; isRemembered: boolean }> {
  const table = await readFile(upload, sheet)
  const remembered = await readRemembered(table.headers)
  const titledDay = titleDay(table.titles, conventions.dateOrder, today)
  const draft: ImportDraft = {
    file: { ...table, name: upload.name, source: upload },
    rows: table.rows,
    mapping: remembered?.mapping ?? guessMappingOf(table.headers, table.rows),
    skipped: new Set(),
    dropped: new Set(remembered?.dropped ?? ignoredHeaders(table.headers)),
    day: titledDay ?? day,
    titleDay: titledDay,
    everyDay: null,
    isHistory: false,
    conventions,
  }
  return { draft, isRemembered: remembered !== null }
}

/** What the page reads from the draft, or the server's check of it. */
function useReading(draft: ImportDraft | null, today: string, response: ImportResponse | null) {
  const local = useMemo(
    () => (draft && draft.rows.length <= READ_HERE_MAX_ROWS ? preview(draft, today) : null),
    [draft, today],
  )
  const problems = useMemo(
    () => (draft ? groupByLine(response?.rejected ?? local?.problems ?? [], draft) : null),
    [draft, response, local],
  )
  const orders = local?.orders ?? response?.places
  const ready = useMemo(
    () => orders?.filter(({ row }) => !problems?.byLine.has(row)).length ?? 0,
    [orders, problems],
  )
  const days = useMemo(() => (local ? countByDay(local.orders) : (response?.days ?? [])), [local, response])
  const [fileDays, setFileDays] = useState<readonly OrdersOfDay[]>([])
  // Days of the file itself, kept while another day is tried.
  if (draft && draft.everyDay === null && days !== fileDays && days.length > 0) setFileDays(days)
  return {
    /** Problems by line of the file. */
    problems: problems?.byLine ?? new Map<number, ImportProblem[]>(),
    fileProblems: problems?.ofFile ?? [],
    /** Warnings about single rows; notes cover the whole file. */
    rowWarnings: (response ?? local)?.warnings.filter(({ row }) => row >= (draft?.file.firstLine ?? 0)) ?? [],
    /** Orders without problems; several lines may form one order. */
    ready,
    /** Days that the orders are for, earliest first. */
    days,
    /** Days named in the file. */
    fileDays,
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
        const opened = await draftOf(upload, sheet, { day, today, conventions })
        setDraft(opened.draft)
        setRemembered(opened.isRemembered)
        setStep(needsLook(opened.draft, opened.isRemembered) ? 'columns' : 'check')
      } catch (error) {
        setRefusal(refusalOf(error))
        setStep('file')
      }
    },
    [clear, conventions, day, today],
  )

  const reading = useReading(draft, today, check.response)
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
    ...reading,
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
