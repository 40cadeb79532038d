// The found person's data, with export and erasure.
import type { PersonRef, PersonSummary } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { countsInWords } from '../../lib/data-in-words.ts'
import { plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { erasePerson, exportPerson, summaryQuery } from './api.ts'

export function PersonData({ person, onDone }: { person: PersonRef; onDone: () => void }) {
  const query = useQuery(summaryQuery(person))
  const client = useQueryClient()
  const [isErasing, setErasing] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: ['persons', 'requests'] })
  const copy = useMutation({ mutationFn: exportPerson, onSuccess: refresh })
  return (
    <Loaded query={query} what="data" rows={4}>
      {(summary) => (
        <section aria-label="What there is" className="flex flex-col items-start gap-3">
          <h2 className="text-3">{summary.names.join(', ')}</h2>
          <KeyValues labelWidth={160} rows={rowsOf(summary)} />
          {copy.error && (
            <ErrorState
              className="m-0"
              title="The export could not be started"
              {...describeError(copy.error)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Download />}
              needs="persons:read"
              disabled={copy.isPending}
              onClick={() => copy.mutate(person)}
            >
              Export
            </Button>
            <Button variant="danger" icon={<Trash2 />} needs="persons:read" onClick={() => setErasing(true)}>
              Erase
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
    ...(files > 0 ? [['photos and files', String(files)] as [string, string]] : []),
    ...(elsewhere > 0
      ? [
          [
            'named in',
            `${plural(elsewhere, 'text')}: ${countsInWords(mentions)
              .map(([name]) => name)
              .join(', ')}`,
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
      notify({ title: waits ? 'Erased once the open work has ended' : 'The person is being erased' })
      onErased()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Erase ${name}`}
      description="For good. Orders and routes stay for your figures and name nobody."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            disabled={typed.trim().toLowerCase() !== name.toLowerCase() || erase.isPending}
            onClick={() => erase.mutate({ person, waits })}
          >
            {waits ? 'Erase when it has ended' : 'Erase'}
          </Button>
        </>
      }
    >
      <div className="flex max-h-[50dvh] flex-col gap-3 overflow-y-auto text-2">
        {waits && (
          <div className="rounded bg-signal-wash px-3 py-2 text-signal-ink">
            <p>Not yet: the erasure waits until this has ended.</p>
            <ul className="list-disc pl-4">
              {obstacles.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </div>
        )}
        {sharesName && (
          <p>Somebody else has the same name. Texts that say the name alone stay as they are.</p>
        )}
        <div>
          <p className="font-mid">What stays</p>
          <ul className="list-disc pl-4 text-ink-2">
            {retained.map(({ what, why, until }) => (
              <li key={what}>
                {why} Until {until}.
              </li>
            ))}
            <li>Backups of the database that the operator keeps hold the person until they are deleted.</li>
          </ul>
        </div>
        {erase.error && (
          <ErrorState
            className="m-0"
            title="The person could not be erased"
            {...describeError(erase.error)}
          />
        )}
        <TextField
          label={`Type “${name}” to confirm`}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </Dialog>
  )
}
