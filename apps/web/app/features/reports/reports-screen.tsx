// Reports: choose measures, group, period and filters; see figures; save, share, mail and download them.
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useIsViewer } from '../../lib/permission.ts'
import { reportWords as words } from '../../lib/words/reports.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useChangeReport, useRemoveReport } from './api.ts'
import { Choices } from './choices.tsx'
import { Result } from './result.tsx'
import { SavedList } from './saved-list.tsx'
import { SavePanel } from './save-panel.tsx'
import { useReport, type ReportState } from './use-report.ts'

type Panel = 'new' | 'edit' | null

function notifyFailure(title: string, error: unknown): void {
  const { message, hint } = describeError(error)
  notify({ title, detail: hint ?? message, tone: 'bad' })
}

/** What one may do with the report on screen. Viewers read and download. */
function Actions({ state, onPanel }: { state: ReportState; onPanel: (panel: Panel) => void }) {
  const { saved, definition, isChanged, open } = state
  const [change, remove] = [useChangeReport(), useRemoveReport()]
  if (useIsViewer() || !definition) return null
  const isMutable = saved?.isMutable === true
  const save = () =>
    saved &&
    change.mutate(
      { id: saved.id, patch: { definition } },
      {
        onSuccess: () => {
          open(saved)
          notify({ title: words('savedNotice', { name: saved.name }) })
        },
        onError: (error) => notifyFailure(words('saveFailed'), error),
      },
    )
  return (
    <div className="flex flex-wrap gap-2">
      {isMutable && isChanged && (
        <Button variant="primary" disabled={change.isPending} onClick={save}>
          {words('save')}
        </Button>
      )}
      <Button variant={saved ? 'secondary' : 'primary'} onClick={() => onPanel('new')}>
        {saved ? words('saveAs') : words('save')}
      </Button>
      {isMutable && <Button onClick={() => onPanel('edit')}>{words('edit')}</Button>}
      {isMutable && (
        <ConfirmButton
          label={words('remove')}
          title={words('removeQuestion', { name: saved.name })}
          description={words('removeEffect')}
          confirmLabel={words('remove')}
          onConfirm={() =>
            remove.mutate(saved.id, {
              onSuccess: () => {
                open(null)
                notify({ title: words('removed', { name: saved.name }) })
              },
              onError: (error) => notifyFailure(words('removeFailed'), error),
            })
          }
        />
      )}
    </div>
  )
}

export function ReportsScreen() {
  const state = useReport()
  const [panel, setPanel] = useState<Panel>(null)
  const { saved, definition, draft, change, open } = state
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
        <div className="flex shrink-0 flex-col gap-4 border-b border-line px-4 py-4 md:px-7 lg:w-[320px] lg:overflow-y-auto lg:border-e lg:border-b-0">
          <SavedList openId={saved?.id} onOpen={open} />
          <Actions state={state} onPanel={setPanel} />
          <Choices key={saved?.id ?? ''} draft={draft} change={change} definition={definition} />
        </div>
        <section aria-label={saved?.name ?? words('newReport')} className="min-w-0 flex-1 lg:overflow-y-auto">
          <h2 className="px-4 pt-4 text-4 md:px-7">{saved?.name ?? words('newReport')}</h2>
          {definition ? <Result definition={definition} /> : <EmptyState title={words('chooseMeasure')} />}
        </section>
      </div>
      {panel && definition && (
        <SavePanel
          report={panel === 'edit' ? saved : undefined}
          definition={definition}
          onSaved={(report) => {
            setPanel(null)
            if (panel === 'new') open(report)
          }}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  )
}
