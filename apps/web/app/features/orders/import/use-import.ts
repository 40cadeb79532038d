// State of one import: file, columns, corrections, rows left out; checked by the server after each change, stored once at the end.
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  guessMapping,
  missingColumns,
  readOrders,
  type ColumnMapping,
  type ImportResponse,
  type ImportFieldName,
  type ImportProblem,
  type ImportRowsBody,
} from '@dropwise/contracts'
import { checkRows, useImportRows } from '../api.ts'
import { FileProblem, readFile, type CellRow, type ReadFile } from './read-file.ts'

export type ImportStep = 'file' | 'columns' | 'check' | 'done'
/** Columns added for a corrected pin; no spreadsheet has a head like these. */
const PIN = { lat: 'Latitude (chosen)', lng: 'Longitude (chosen)' }
/** Wait after the last correction before the server checks again, in milliseconds. */
const CHECK_DELAY_MS = 250

export interface ImportState {
  step: ImportStep
  file: ReadFile | null
  fileProblem: FileProblem | null
  mapping: ColumnMapping
  /** First problem of each row comes first; keyed by the file's line number. */
  problems: Map<number, ImportProblem[]>
  leftOut: ReadonlySet<number>
  isChecking: boolean
  checkError: unknown
  result: ImportResponse | null
  /** Days that the orders are for, earliest first. */
  days: string[]
}

/** Rows as they are sent: a row left out is blank, so that line numbers stay those of the file. */
function bodyOf(
  file: ReadFile,
  rows: readonly CellRow[],
  mapping: ColumnMapping,
  leftOut: ReadonlySet<number>,
  day: string,
): ImportRowsBody {
  const used = Object.fromEntries(
    Object.entries(mapping).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return {
    rows: rows.map((row, i) => (leftOut.has(i + 2) ? {} : row)),
    mapping: used,
    fileName: file.name.slice(0, 200),
    defaultDate: day,
  }
}

export function useImport(day: string, today: string) {
  const [file, setFile] = useState<ReadFile | null>(null)
  const [fileProblem, setFileProblem] = useState<FileProblem | null>(null)
  const [mapping, setMapping] = useState<ColumnMapping>({})
  const [rows, setRows] = useState<CellRow[]>([])
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [step, setStep] = useState<ImportStep>('file')
  const [checked, setChecked] = useState<ImportResponse | null>(null)
  const [checkError, setCheckError] = useState<unknown>(null)
  const [result, setResult] = useState<ImportResponse | null>(null)
  const [checkRun, setCheckRun] = useState(0)
  const store = useImportRows()

  const choose = useCallback(async (chosen: File) => {
    setFileProblem(null)
    try {
      const read = await readFile(chosen)
      const guessed = guessMapping(read.heads)
      setFile(read)
      setRows(read.rows)
      setMapping(guessed)
      setLeftOut(new Set())
      setChecked(null)
      setStep(missingColumns(guessed).length > 0 ? 'columns' : 'check')
    } catch (error) {
      setFileProblem(
        error instanceof FileProblem
          ? error
          : new FileProblem('This file could not be read.', 'Save it again as CSV or XLSX.'),
      )
      setStep('file')
    }
  }, [])

  const local = useMemo(
    () => (file ? readOrders(rows, { mapping, defaultDate: day, today }) : null),
    [file, rows, mapping, day, today],
  )

  // What the server is asked about. Until it has answered this very question, nothing may be stored: a button that
  // is open for the moment before the check begins would close under the pointer.
  const question = useMemo(
    () => ({ file, rows, mapping, leftOut, day, checkRun }),
    [file, rows, mapping, leftOut, day, checkRun],
  )
  const [answered, setAnswered] = useState<object | null>(null)
  const isChecking = step === 'check' && answered !== question
  useEffect(() => {
    const { file, rows, mapping, leftOut, day } = question
    if (step !== 'check' || !file) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      checkRows(bodyOf(file, rows, mapping, leftOut, day), abort.signal).then(
        (answer) => {
          setChecked(answer)
          setCheckError(null)
          setAnswered(question)
        },
        (error: unknown) => {
          if (abort.signal.aborted) return
          setCheckError(error)
          setAnswered(question)
        },
      )
    }, CHECK_DELAY_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [step, question])

  const problems = useMemo(() => {
    const byRow = new Map<number, ImportProblem[]>()
    // The browser answers at once for what it can see; the server adds addresses and what is stored already.
    const known = checked ? checked.rejected : (local?.problems ?? [])
    for (const problem of known) {
      if (leftOut.has(problem.row)) continue
      byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem])
    }
    return byRow
  }, [checked, local, leftOut])

  const days = useMemo(() => [...new Set(local?.orders.map((o) => o.date) ?? [])].toSorted(), [local])

  const change = useCallback((line: number, cells: Record<string, string>) => {
    setRows((old) => old.map((row, i) => (i === line - 2 ? { ...row, ...cells } : row)))
  }, [])
  const chooseAddress = useCallback(
    (line: number, label: string, lat: number, lng: number) => {
      const addressHead = mapping.address
      const latHead = mapping.lat ?? PIN.lat
      const lngHead = mapping.lng ?? PIN.lng
      setMapping((old) => ({ ...old, lat: latHead, lng: lngHead }))
      change(line, {
        ...(addressHead ? { [addressHead]: label } : {}),
        [latHead]: String(lat),
        [lngHead]: String(lng),
      })
    },
    [mapping, change],
  )
  const leaveOut = useCallback((lines: readonly number[], isOut: boolean) => {
    setLeftOut((old) => {
      const next = new Set(old)
      for (const line of lines)
        if (isOut) next.add(line)
        else next.delete(line)
      return next
    })
  }, [])
  const assign = useCallback((field: ImportFieldName, head: string | null) => {
    setChecked(null)
    setMapping((old) => {
      const next = { ...old }
      if (head === null) delete next[field]
      else next[field] = head
      return next
    })
  }, [])

  async function run(alsoLeaveOut: readonly number[]): Promise<void> {
    if (!file) return
    const out = new Set([...leftOut, ...alsoLeaveOut])
    try {
      const answer = await store.mutateAsync(bodyOf(file, rows, mapping, out, day))
      if (answer.importId === null && answer.rejected.length > 0) {
        setChecked(answer)
        return
      }
      setLeftOut(out)
      setResult(answer)
      setStep('done')
    } catch (error) {
      setCheckError(error)
    }
  }

  const state: ImportState = {
    step,
    file,
    fileProblem,
    mapping,
    problems,
    leftOut,
    isChecking,
    checkError,
    result,
    days,
  }
  return {
    state,
    rows,
    choose,
    setStep,
    assign,
    change,
    chooseAddress,
    leaveOut,
    run,
    isStoring: store.isPending,
    recheck: () => setCheckRun((n) => n + 1),
  }
}
export type ImportControls = ReturnType<typeof useImport>
