// The company's own host name for its tracking pages: the name, the DNS record, and what a check saw.
import type { HostState, TrackingHostResponse } from '@dropwise/contracts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import { settingsWords as words } from '../../lib/words/settings.ts'
import { DnsRecord } from './copy-list.tsx'

const STATES = {
  not_checked: { label: 'hostNotChecked', tone: 'plain' },
  points_here: { label: 'hostPointsHere', tone: 'ok' },
  points_elsewhere: { label: 'hostPointsElsewhere', tone: 'bad' },
  unknown: { label: 'hostUnknown', tone: 'signal' },
} as const satisfies Record<HostState, { label: string; tone: TagTone }>
/** Reserved for examples by RFC 2606. */
const EXAMPLE_HOST = 'track.example.com'
const hostForm = z.object({
  host: z
    .string()
    .trim()
    .min(1, { error: () => words('enterHost', { example: EXAMPLE_HOST }) }),
})

/** Runs a change of the host and shows its answer everywhere. */
function useHostChange<Input = void>(run: (input: Input) => Promise<TrackingHostResponse>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => queries.setQueryData(trackingHostQuery().queryKey, answer),
  })
}

const notifyFailure = (title: string) => (error: unknown) => {
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
        {words('ownHost')}
      </h2>
      <p className="text-2 text-ink-2">{words('ownHostMore', { example: EXAMPLE_HOST })}</p>
      <Loaded query={useQuery(trackingHostQuery())} what={words('theHost')} rows={2}>
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
        <ErrorState className="m-0" title={words('hostNotSaved')} {...describeError(failure)} />
      )}
      <TextField
        label={words('hostName')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={words('hostHint')}
        error={errorOf('host')}
        {...form.register('host')}
      />
      <div className="flex gap-2">
        <Button type="submit" needs="settings:write" disabled={isSubmitting}>
          {isSubmitting ? words('saving') : words('saveHost')}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            {words('cancel')}
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
          <Tag tone={tone}>{words(label)}</Tag>
        </span>
      </p>
      {own.seen && own.checkedAt && (
        <p className="text-2 text-ink-2">
          {momentOf(own.checkedAt)}: {own.seen}
        </p>
      )}
      {own.record && <DnsRecord record={own.record} />}
      <p className="text-2 break-words text-ink-2">
        {own.state === 'points_here'
          ? words('linksUseHost', { host: own.linksTo })
          : words('linksUsePlatform', { host: own.linksTo })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          needs="settings:write"
          disabled={check.isPending}
          onClick={() => check.mutate(undefined, { onError: notifyFailure(words('hostNotCheckable')) })}
        >
          {check.isPending ? words('checking') : words('checkNow')}
        </Button>
        <Button needs="settings:write" onClick={() => setDialog('change')}>
          {words('change')}
        </Button>
        <Button variant="quiet" needs="settings:write" onClick={() => setDialog('remove')}>
          {words('remove')}
        </Button>
      </div>
      {dialog === 'remove' && (
        <Confirm
          isOpen
          title={words('removeHostQuestion', { host: own.host ?? '' })}
          description={words('removeHostEffect', { host: own.host ?? '' })}
          confirmLabel={words('removeHost')}
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => setDialog(null),
              onError: notifyFailure(words('hostNotRemoved')),
            })
          }
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
