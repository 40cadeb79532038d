// Plans past days again: drop a file, see the savings by day, download them as PDF.
import { useMutation } from '@tanstack/react-query'
import { Download, FileSpreadsheet, Upload } from 'lucide-react'
import { useRef } from 'react'
import { REPLAY_MAX_DAYS, replayResponse, type ReplayResponse } from '@dropwise/contracts'
import { ORDER_FILE_ACCEPT } from '../../lib/order-file-accept.ts'
import { callApi, describeError, fetchFile } from '../../lib/api.ts'
import { saveFile } from '../../lib/download.ts'
import { replayWords as words } from '../../lib/words/replay.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { DayFigures, TotalFigures } from './figures.tsx'

/** A file of a month takes half a minute, and may queue behind another company's. */
const TIMEOUT_MS = 120_000

export function ReplayScreen() {
  const run = useMutation({
    mutationFn: (file: File) =>
      callApi('/replays', replayResponse, { method: 'POST', body: file, timeoutMs: TIMEOUT_MS }),
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 md:px-7">
      <FileDrop isBusy={run.isPending} onFile={(file) => run.mutate(file)} />
      {run.isPending && <SkeletonRows rows={8} label={words('replanning')} />}
      {run.isError && (
        <ErrorState
          className="mx-0"
          title={words('notReplanned')}
          {...describeError(run.error)}
          onRetry={() => run.variables && run.mutate(run.variables)}
        />
      )}
      {run.data && <Result result={run.data} />}
      <ul className="flex max-w-[80ch] flex-col gap-1 text-2 text-ink-2">
        <li>{words('sameRoads')}</li>
        <li>{words('sameVans')}</li>
        <li>{words('missedWindows')}</li>
        <li>{words('notStored')}</li>
      </ul>
    </div>
  )
}

function FileDrop({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) onFile(file)
  }
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
      className="flex flex-col items-center gap-3 rounded border border-dashed border-line-2 px-6 py-8 text-center"
    >
      <FileSpreadsheet className="size-7 text-ink-3" strokeWidth={1.5} aria-hidden />
      <h2 className="text-3 font-mid">{words('question')}</h2>
      <p className="max-w-[60ch] text-2 text-ink-2">{words('dropFile', { days: REPLAY_MAX_DAYS })}</p>
      <Button
        variant="primary"
        size="l"
        icon={<Upload />}
        disabled={isBusy}
        needs="plans:write"
        onClick={() => input.current?.click()}
      >
        {words('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={words('fileOfDays')}
        accept={ORDER_FILE_ACCEPT}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}

function Result({ result }: { result: ReplayResponse }) {
  const { problems, days, refused, total } = result
  const pdf = useMutation({
    mutationFn: async () =>
      saveFile(await fetchFile('/replays/pdf', { method: 'POST', body: result }), 'driven-days.pdf'),
    onError: (error) => notify({ title: words('noPdf'), detail: describeError(error).message, tone: 'bad' }),
  })
  const [problem, ...others] = problems
  return (
    <>
      {problem && (
        <ErrorState className="mx-0" title={words('notReplayed')} message={problem} hint={others.join(' ')} />
      )}
      {days.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-3">
            {total ? words('daysCompared', { count: total.days }) : words('noneCompared')}
          </h2>
          <Button
            className="ms-auto"
            icon={<Download />}
            disabled={pdf.isPending}
            needs="plans:write"
            onClick={() => pdf.mutate()}
          >
            {words('downloadPdf')}
          </Button>
        </div>
      )}
      {total && <TotalFigures total={total} />}
      {days.map((day) => (
        <DayFigures key={day.date} day={day} />
      ))}
      {refused.length > 0 && (
        <ul aria-label={words('daysLeftOut')} className="flex flex-col gap-1 text-2">
          {refused.map(({ date, message }) => (
            <li key={date}>
              <span className="font-mid">{date}</span> {message}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
