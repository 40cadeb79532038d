// The company's own host name for its tracking pages: the name, the DNS record, and what a check saw.
import type { HostState, TrackingHostResponse } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { describeError } from '../../lib/api.ts'
import {
  checkTrackingHost,
  removeTrackingHost,
  setTrackingHost,
  trackingHostQuery,
} from '../../lib/data/tracking-host.ts'
import { momentOf } from '../../lib/format.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'

const STATES: Record<HostState, { label: string; tone: TagTone }> = {
  not_checked: { label: 'Not checked', tone: 'plain' },
  points_here: { label: 'Points here', tone: 'ok' },
  points_elsewhere: { label: 'Points elsewhere', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'signal' },
}
const hostForm = z.object({ host: z.string().trim().min(1, 'Enter a host name such as track.example.com.') })

/** Runs a change of the host and shows its answer everywhere. */
function useHostChange<Input = void>(run: (input: Input) => Promise<TrackingHostResponse>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => queries.setQueryData(trackingHostQuery().queryKey, answer),
  })
}

const failed = (title: string) => (error: unknown) => {
  const { message, hint } = describeError(error)
  notify({ title, detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
}

export function TrackingHostSection() {
  return (
    <section
      aria-labelledby="own-host"
      className="flex max-w-[560px] flex-col gap-3 border-t border-line px-4 py-5 md:px-7"
    >
      <h2 id="own-host" className="text-3">
        Your own host name
      </h2>
      <p className="text-2 text-ink-2">
        Tracking pages under a name such as track.example.com, without any other company’s name on them.
      </p>
      <Loaded query={useQuery(trackingHostQuery())} what="the host name" rows={2}>
        {(ownHost) => (ownHost.host === null ? <HostForm own={ownHost} /> : <OwnHost own={ownHost} />)}
      </Loaded>
    </section>
  )
}

function HostForm({ own, onDone }: { own: TrackingHostResponse; onDone?: () => void }) {
  const saving = useHostChange(setTrackingHost)
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: hostForm,
    defaultValues: { host: own.host ?? '' },
    onSubmit: async ({ host }) => {
      await saving.mutateAsync(host)
      onDone?.()
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-3"
    >
      {failure !== null && (
        <ErrorState className="m-0" title="The name could not be saved" {...describeError(failure)} />
      )}
      <TextField
        label="Host name"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint="A name of a domain that is yours. You then set one DNS record."
        error={errorOf('host')}
        {...form.register('host')}
      />
      <div className="flex gap-2">
        <Button type="submit" needs="settings:write" disabled={isSubmitting}>
          {isSubmitting ? 'Saving' : 'Save the name'}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function OwnHost({ own }: { own: TrackingHostResponse }) {
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null)
  const check = useHostChange(checkTrackingHost)
  const remove = useHostChange(removeTrackingHost)
  if (dialog === 'change') return <HostForm own={own} onDone={() => setDialog(null)} />
  const { label, tone } = STATES[own.state]
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-3 font-strong break-all">{own.host}</strong>
        <span role="status">
          <Tag tone={tone}>{label}</Tag>
        </span>
      </p>
      {own.seen && own.checkedAt && (
        <p className="text-2 text-ink-2">
          {momentOf(own.checkedAt)}: {own.seen}
        </p>
      )}
      {own.record && <DnsRecord record={own.record} />}
      <p className="text-2 text-ink-2">
        Links in messages lead to <span className="break-all">{own.linksTo}</span>.{' '}
        {own.state === 'points_here'
          ? 'A check every hour looks whether the name still points here.'
          : 'They use your name after a check has seen it point here; one runs every hour.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          needs="settings:write"
          disabled={check.isPending}
          onClick={() => check.mutate(undefined, { onError: failed('The name could not be checked') })}
        >
          {check.isPending ? 'Checking' : 'Check now'}
        </Button>
        <Button needs="settings:write" onClick={() => setDialog('change')}>
          Change
        </Button>
        <Button variant="quiet" needs="settings:write" onClick={() => setDialog('remove')}>
          Remove
        </Button>
      </div>
      {dialog === 'remove' && (
        <Confirm
          isOpen
          title={`Remove ${own.host}?`}
          description={`New links lead to the platform’s host, where every tracking number works. Links that were sent with ${own.host} open as long as its DNS record leads here and its certificate lasts.`}
          confirmLabel="Remove the name"
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => setDialog(null),
              onError: failed('The name could not be removed'),
            })
          }
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

function DnsRecord({ record }: { record: NonNullable<TrackingHostResponse['record']> }) {
  const cells: [label: string, text: string][] = [
    ['Type', record.type],
    ['Name', record.name],
    ['Value', record.value],
  ]
  return (
    <dl
      aria-label="DNS record to set"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded border border-line-2 bg-sunk px-3 py-1.5 text-2"
    >
      {cells.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="break-all select-all">{text}</dd>
          <IconButton
            label={`Copy ${label.toLowerCase()}`}
            size="s"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(() => notify({ title: `${label} copied` }))
            }
          >
            <Copy />
          </IconButton>
        </div>
      ))}
    </dl>
  )
}
