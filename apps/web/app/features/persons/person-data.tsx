// The found person's data, with export and erasure.
import type { PersonRef, PersonSummary } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { countsInWords, reasonInWords } from '../../lib/data-in-words.ts'
import { listText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { erasePerson, exportPerson, summaryQuery } from './api.ts'
import { personsWords as words } from '../../lib/words/persons.ts'

export function PersonData({ person, onDone }: { person: PersonRef; onDone: () => void }) {
  const query = useQuery(summaryQuery(person))
  const client = useQueryClient()
  const [isErasing, setErasing] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: ['persons', 'requests'] })
  const copy = useMutation({ mutationFn: exportPerson, onSuccess: refresh })
  return (
    <Loaded query={query} what={words('dataNoun')} rows={4}>
      {(summary) => (
        <section aria-label={words('whatThereIs')} className="flex flex-col items-start gap-3">
          <h2 className="text-3">{listText(summary.names)}</h2>
          <KeyValues labelWidth={160} rows={rowsOf(summary)} />
          {copy.error && (
            <ErrorState className="m-0" title={words('exportNotStarted')} {...describeError(copy.error)} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Download />}
              needs="persons:read"
              disabled={copy.isPending}
              onClick={() => copy.mutate(person)}
            >
              {words('export')}
            </Button>
            <Button variant="danger" icon={<Trash2 />} needs="persons:read" onClick={() => setErasing(true)}>
              {words('erase')}
            </Button>
          </div>
          {isErasing && (
            <EraseDialog
              person={person}
              summary={summary}
              onClose={() => setErasing(false)}
              onErased={() => {
                void refresh()
                onDone()
              }}
            />
          )}
        </section>
      )}
    </Loaded>
  )
}

function rowsOf({ rows, mentions, files }: PersonSummary): [string, string][] {
  const elsewhere = Object.values(mentions).reduce((sum, count) => sum + count, 0)
  return [
    ...countsInWords(rows).map(([name, count]): [string, string] => [name, String(count)]),
    ...(files > 0 ? [[words('photosAndFiles'), String(files)] as [string, string]] : []),
    ...(elsewhere > 0
      ? [
          [
            words('namedIn'),
            words('texts', {
              count: elsewhere,
              places: listText(countsInWords(mentions).map(([name]) => name)),
            }),
          ] as [string, string],
        ]
      : []),
  ]
}

function EraseDialog({
  person,
  summary: { names, obstacles, retained, sharesName },
  onClose,
  onErased,
}: {
  person: PersonRef
  summary: PersonSummary
  onClose: () => void
  onErased: () => void
}) {
  const [typed, setTyped] = useState('')
  const name = names[0] ?? 'erase'
  const waits = obstacles.length > 0
  const erase = useMutation({
    mutationFn: erasePerson,
    onSuccess: () => {
      notify({ title: waits ? words('erasedLater') : words('beingErased') })
      onErased()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('eraseWhom', { name })}
      description={words('eraseMore')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            variant="danger"
            disabled={typed.trim().toLowerCase() !== name.toLowerCase() || erase.isPending}
            onClick={() => erase.mutate({ person, waits })}
          >
            {waits ? words('eraseWhenEnded') : words('erase')}
          </Button>
        </>
      }
    >
      <div className="flex max-h-[50dvh] flex-col gap-3 overflow-y-auto text-2">
        {waits && (
          <div className="rounded bg-signal-wash px-3 py-2 text-signal-ink">
            <p>{words('waitsUntil')}</p>
            <ul className="list-disc ps-4">
              {obstacles.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </div>
        )}
        {sharesName && <p>{words('sharesName')}</p>}
        <div>
          <p className="font-mid">{words('whatStays')}</p>
          <ul className="list-disc ps-4 text-ink-2">
            {retained.map((item) => (
              <li key={item.what}>{reasonInWords(item)}</li>
            ))}
            <li>{words('backupsHold')}</li>
          </ul>
        </div>
        {erase.error && (
          <ErrorState className="m-0" title={words('notErased')} {...describeError(erase.error)} />
        )}
        <TextField
          label={words('typeToConfirm', { name })}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </Dialog>
  )
}
