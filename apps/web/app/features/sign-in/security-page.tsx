// Security of the account: second factor, passkeys, the operator's sign-in server, password, sessions.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { AccountSection as Section } from './account-section.tsx'
import { CodeField } from './code-field.tsx'
import { ConnectionSection } from './connection-section.tsx'
import { Devices, SignIns } from './devices.tsx'
import { dayInWords } from './day-in-words.ts'
import { PASSKEYS_KEY, useCanUsePasskeys } from './passkey.ts'
import { OwnData } from './own-data.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import {
  beginSecondStep,
  confirmCode,
  endSecondStep,
  readSecondStep,
  type NewDevice,
  type SecondStep,
} from './second-step.ts'
import { securityWords as words } from '../../lib/words/security.ts'

const KEY = ['second-step']

export function SecurityPage({
  email,
  isStepRequired,
  asker,
}: {
  email: string
  isStepRequired: boolean
  /** Who requires it. */
  asker: string
}) {
  const canUsePasskeys = useCanUsePasskeys()
  const step = useQuery({ queryKey: KEY, queryFn: readSecondStep })
  const [device, setDevice] = useState<NewDevice | null>(null)
  const begin = useMutation({ mutationFn: beginSecondStep, onSuccess: setDevice })
  return (
    <>
      <h1 className="text-5">{words('security')}</h1>
      <p className="pt-1 text-3 break-all text-ink-2">{email}</p>
      {isStepRequired && (
        <p role="status" className="mt-5 rounded bg-signal-wash px-3.5 py-2.5 text-3 text-signal-ink">
          {words('askedFor', { who: asker })} {canUsePasskeys && words('orPasskey')}
        </p>
      )}
      <Section title={words('secondStep')} lead={words('secondStepLead')}>
        {step.isPending ? (
          <Skeleton className="h-11 w-40" />
        ) : step.isError ? (
          <ErrorState
            title={words('stepNotRead')}
            {...describeError(step.error)}
            onRetry={() => void step.refetch()}
          />
        ) : step.data ? (
          <>
            <TurnedOn step={step.data} />
            <RecoveryCodes />
          </>
        ) : device ? (
          <TurnOn device={device} onCancel={() => setDevice(null)} />
        ) : (
          <>
            <Button variant="primary" size="l" disabled={begin.isPending} onClick={() => begin.mutate()}>
              {words('turnOn')}
            </Button>
            {begin.isError && (
              <p role="alert" className="pt-2 text-2 text-bad-ink">
                {describeError(begin.error).message}
              </p>
            )}
          </>
        )}
      </Section>
      <Passkeys />
      {!isStepRequired && <ConnectionSection />}
      <Section title={words('password')} lead={words('passwordLead')}>
        <ButtonLink to="/forgot-password" size="l">
          {words('changePassword')}
        </ButtonLink>
      </Section>
      {!isStepRequired && (
        <>
          <Devices />
          <SignIns />
          <OwnData email={email} />
        </>
      )}
    </>
  )
}

function TurnOn({ device, onCancel }: { device: NewDevice; onCancel: () => void }) {
  const queries = useQueryClient()
  const confirm = async (code: string) => {
    const problem = await confirmCode(device.id, code)
    if (!problem) {
      await queries.invalidateQueries({ queryKey: KEY })
      void queries.invalidateQueries({ queryKey: PASSKEYS_KEY })
      notify({ title: words('stepIsOn') })
    }
    return problem
  }
  const copy = () =>
    void navigator.clipboard.writeText(device.secret).then(() => notify({ title: words('keyCopied') }))
  return (
    <ol className="space-y-6 text-3">
      <li>
        <p className="font-mid">{words('scanThis')}</p>
        <img
          src={device.qr}
          alt={words('qrCode')}
          width={184}
          height={184}
          className="mt-3 size-[184px] rounded bg-white"
        />
        <p className="pt-3 text-2 text-ink-2">{words('orTypeKey')}</p>
        <p className="flex flex-wrap items-center gap-3 pt-1">
          <code className="text-3 font-mid tracking-wide break-all" data-testid="secret">
            {device.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <Button size="s" icon={<Copy />} onClick={copy}>
            {words('copy')}
          </Button>
        </p>
      </li>
      <li>
        <p className="font-mid">{words('storeKey')}</p>
        <p className="max-w-[60ch] pt-1 text-ink-2">{words('storeKeyMore')}</p>
      </li>
      <li>
        <p className="pb-3 font-mid">{words('enterAppCode')}</p>
        <div className="max-w-[372px]">
          <CodeField button={words('turnOn')} onCode={confirm} />
        </div>
        <Button variant="quiet" size="m" className="mt-2" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </li>
    </ol>
  )
}

function TurnedOn({ step }: { step: SecondStep }) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const end = useMutation({
    mutationFn: () => endSecondStep(step.id),
    onSuccess: (answer) => {
      setProblem(answer)
      if (answer) return
      notify({ title: words('stepIsOff') })
      void queries.invalidateQueries({ queryKey: KEY })
      void queries.invalidateQueries({ queryKey: PASSKEYS_KEY })
    },
  })
  return (
    <>
      <p className="flex items-center gap-2 pb-4 text-3">
        <ShieldCheck className="size-5 text-ok-ink" aria-hidden />
        {words('onSince', { day: dayInWords(step.since) })}
      </p>
      <Button variant="danger" size="l" disabled={end.isPending} onClick={() => end.mutate()}>
        {words('turnOff')}
      </Button>
      {problem && (
        <p role="alert" className="pt-2 text-2 text-bad-ink">
          {problem}
        </p>
      )}
    </>
  )
}
