// Import orders: File, Columns, Check, Import. Nothing goes in until all rows are settled or left out.
import { useEffect } from 'react'
import { Check } from 'lucide-react'
import { useNavigate } from 'react-router'
import { missingColumns } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { count, dayShort, plural } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useUndoImport } from '../api.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { downloadRejected } from './download-rejected.ts'
import { FileStep } from './file-step.tsx'
import { useImport, type ImportControls, type ImportStep } from './use-import.ts'

const STEPS: { id: ImportStep; label: string }[] = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
  { id: 'done', label: 'Import' },
]

function Steps({ at, canGo, onGo }: { at: ImportStep; canGo: boolean; onGo: (step: ImportStep) => void }) {
  const index = STEPS.findIndex((s) => s.id === at)
  return (
    <ol className="grid shrink-0 grid-cols-4 gap-1.5 px-5 pt-3 pb-3.5">
      {STEPS.map((step, i) => (
        <li
          key={step.id}
          aria-current={i === index ? 'step' : undefined}
          className={cn(
            'border-t-2 pt-2',
            i < index ? 'border-ink-2' : i === index ? 'border-link' : 'border-line',
          )}
        >
          <button
            type="button"
            disabled={i >= index || !canGo}
            onClick={() => onGo(step.id)}
            className={cn(
              'inline-flex items-center gap-1.5 text-1',
              i === index
                ? 'font-strong text-ink'
                : i < index
                  ? 'font-mid text-ink-2 enabled:hover:text-ink'
                  : 'font-mid text-ink-3',
            )}
          >
            {i < index && <Check className="size-3.5" aria-hidden />}
            {step.label}
          </button>
        </li>
      ))}
    </ol>
  )
}

function CheckFoot({ controls }: { controls: ImportControls }) {
  const { state, rows, run, isStoring, leaveOut } = controls
  const bad = [...state.problems.keys()]
  const total = rows.length - state.leftOut.size
  const ready = total - bad.length
  const isWaiting = isStoring || state.isChecking
  return (
    <div className="flex items-center gap-3 max-md:flex-col-reverse max-md:items-stretch">
      <div className="min-w-0 flex-1 text-1 text-ink-2">
        {bad.length > 0 ? (
          <>
            Nothing goes in until all rows are settled.
            <br />
            <button type="button" className="text-link" onClick={() => void downloadRejected(state, rows)}>
              Download the {plural(bad.length, 'row')} with reasons
            </button>
          </>
        ) : state.leftOut.size > 0 ? (
          <>
            {plural(state.leftOut.size, 'row')} left out.{' '}
            <button type="button" className="text-link" onClick={() => leaveOut([...state.leftOut], false)}>
              Take back
            </button>
          </>
        ) : (
          'All rows are settled.'
        )}
      </div>
      {bad.length > 0 && ready > 0 && (
        <Button className="max-md:h-11" disabled={isWaiting} onClick={() => void run(bad)}>
          Leave out {count(bad.length)}, import {count(ready)}
        </Button>
      )}
      <Button
        variant="primary"
        className="max-md:h-11"
        disabled={isWaiting || bad.length > 0 || total === 0 || state.checkError !== null}
        onClick={() => void run([])}
      >
        {isStoring ? 'Importing' : `Import ${count(total)}`}
      </Button>
    </div>
  )
}

/** `firstFile` was dropped on the page. */
export function ImportPanel({ firstFile, onClose }: { firstFile: File | null; onClose: () => void }) {
  const { day, today, setDay } = useTenant()
  const navigate = useNavigate()
  const controls = useImport(day, today)
  const undo = useUndoImport()
  const { state, choose, setStep } = controls

  useEffect(() => {
    if (firstFile) void choose(firstFile)
  }, [firstFile, choose])

  const result = state.result
  const planDay = state.days.includes(day) ? day : (state.days[0] ?? day)
  return (
    <SidePanel
      title="Import orders"
      aside={state.file?.name}
      width="wide"
      onClose={onClose}
      foot={
        state.step === 'check' ? (
          <CheckFoot controls={controls} />
        ) : state.step === 'columns' ? (
          <div className="flex justify-end">
            <Button
              variant="primary"
              disabled={missingColumns(state.mapping).length > 0}
              onClick={() => setStep('check')}
            >
              Check rows
            </Button>
          </div>
        ) : state.step === 'done' ? (
          <div className="flex justify-end gap-2">
            <Button
              onClick={() => {
                onClose()
                if (planDay !== day) setDay(planDay)
              }}
            >
              {planDay === day ? 'Show orders' : `Show ${dayShort(planDay)}`}
            </Button>
            <Button variant="primary" onClick={() => void navigate(`/tenant/plan?day=${planDay}`)}>
              Plan {dayShort(planDay)}
            </Button>
          </div>
        ) : undefined
      }
    >
      <Steps at={state.step} canGo={state.step !== 'done'} onGo={setStep} />
      {state.step === 'file' && <FileStep problem={state.fileProblem} onFile={(file) => void choose(file)} />}
      {state.step === 'columns' && <ColumnsStep controls={controls} />}
      {state.step === 'check' && (
        <>
          {state.checkError !== null && (
            <ErrorState
              title="The rows could not be checked"
              {...describeError(state.checkError)}
              onRetry={controls.recheck}
            />
          )}
          <CheckStep controls={controls} />
        </>
      )}
      {state.step === 'done' && result && (
        <div role="status" className="flex flex-col gap-1 px-5 py-8">
          <span className="grid size-10 place-items-center rounded-full bg-ok-wash text-ok-ink">
            <Check className="size-5" aria-hidden />
          </span>
          <h3 className="pt-3 text-4">{plural(result.created + result.updated, 'order')} imported</h3>
          <p className="text-2 text-ink-2">
            {count(result.created)} new, {count(result.updated)} changed
            {state.leftOut.size > 0 && `, ${count(state.leftOut.size)} left out`}.{' '}
            {state.days.length > 1 && `They are for ${state.days.map(dayShort).join(', ')}.`}
          </p>
          {result.importId && (
            <Button
              variant="quiet"
              size="s"
              className="mt-2 -ml-2.5 self-start"
              disabled={undo.isPending}
              onClick={() =>
                undo.mutate(result.importId ?? '', {
                  onSuccess: ({ done }) => {
                    notify({ title: `Import taken back, ${plural(done.length, 'order')} removed` })
                    onClose()
                  },
                  onError: (error) =>
                    notify({ title: 'Not taken back', detail: describeError(error).message, tone: 'bad' }),
                })
              }
            >
              Undo this import
            </Button>
          )}
          {state.leftOut.size > 0 && (
            <button
              type="button"
              className="text-link self-start pt-2 text-2"
              onClick={() => void downloadRejected(state, controls.rows)}
            >
              Download the rows left out
            </button>
          )}
        </div>
      )}
    </SidePanel>
  )
}
