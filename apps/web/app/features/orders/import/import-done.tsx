// Result of an import, with Undo.
import { Check } from 'lucide-react'
import type { ImportResponse } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { count, dayShort, plural } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useUndoImport } from '../api.ts'
import { downloadRejected } from './download-rejected.ts'
import type { ImportControls } from './use-import.ts'

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
      <h3 className="pt-3 text-4">{plural(result.created + result.updated, 'order')} imported</h3>
      <p className="text-2 text-ink-2">
        {count(result.created)} new, {count(result.updated)} changed
        {skippedCount > 0 && `, ${count(skippedCount)} skipped`}.{' '}
        {result.fromAddressBook &&
          `${plural(result.fromAddressBook, 'order')} took their time, instructions or window from the address book. `}
        {days.length > 1 && `They are for ${days.map(({ date }) => dayShort(date)).join(', ')}.`}
      </p>
      {result.importId && <UndoButton importId={result.importId} onUndone={onClose} />}
      {skippedCount > 0 && (
        <button
          type="button"
          className="text-link self-start pt-2 text-2"
          onClick={() => downloadRejected(controls)}
        >
          Download the skipped rows
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
        notify({ title: `Import undone, ${plural(done.length, 'order')} removed` })
        onUndone()
      },
      onError: (error) =>
        notify({
          title: 'The import could not be undone',
          detail: describeError(error).message,
          tone: 'bad',
        }),
    })
  return (
    <Button
      variant="quiet"
      size="s"
      className="mt-2 -ml-2.5 self-start"
      needs="orders:write"
      disabled={undo.isPending}
      onClick={send}
    >
      Undo this import
    </Button>
  )
}
