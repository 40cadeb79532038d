// Result of an import, with Undo.
import { Check } from 'lucide-react'
import type { ImportResponse } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { count, dayShort, listText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useUndoImport } from '../api.ts'
import { downloadRejected } from './download-rejected.ts'
import type { ImportControls } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

/** `12 new, 3 changed, 1 skipped.` */
function resultText(result: ImportResponse, skippedCount: number): string {
  const [created, changed] = [count(result.created), count(result.updated)]
  return skippedCount > 0
    ? words('newChangedSkipped', { created, changed, skipped: count(skippedCount) })
    : words('newAndChanged', { created, changed })
}

export function ImportDone({
  controls,
  result,
  onClose,
}: {
  controls: ImportControls
  result: ImportResponse
  onClose: () => void
}) {
  const { days } = controls
  const skippedCount = controls.draft?.skipped.size ?? 0
  return (
    <div role="status" className="flex flex-col gap-1 px-5 py-8">
      <span className="grid size-10 place-items-center rounded-full bg-ok-wash text-ok-ink">
        <Check className="size-5" aria-hidden />
      </span>
      <h3 className="pt-3 text-4">{words('ordersImported', { count: result.created + result.updated })}</h3>
      <p className="text-2 text-ink-2">
        {resultText(result, skippedCount)}{' '}
        {result.fromAddressBook ? `${words('fromAddressBook', { count: result.fromAddressBook })} ` : null}
        {days.length > 1 && words('theyAreFor', { days: listText(days.map(({ date }) => dayShort(date))) })}
      </p>
      {result.importId && <UndoButton importId={result.importId} onUndone={onClose} />}
      {skippedCount > 0 && (
        <button
          type="button"
          className="text-link self-start pt-2 text-2"
          onClick={() => downloadRejected(controls)}
        >
          {words('downloadSkipped')}
        </button>
      )}
    </div>
  )
}

function UndoButton({ importId, onUndone }: { importId: string; onUndone: () => void }) {
  const undo = useUndoImport()
  const send = () =>
    undo.mutate(importId, {
      onSuccess: ({ done }) => {
        notify({ title: words('importUndone', { count: done.length }) })
        onUndone()
      },
      onError: (error) =>
        notify({
          title: words('importNotUndone'),
          detail: describeError(error).message,
          tone: 'bad',
        }),
    })
  return (
    <Button
      variant="quiet"
      size="s"
      className="mt-2 -ms-2.5 self-start"
      needs="orders:write"
      disabled={undo.isPending}
      onClick={send}
    >
      {words('undoImport')}
    </Button>
  )
}
