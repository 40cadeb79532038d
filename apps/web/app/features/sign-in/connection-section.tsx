// The operator's sign-in server on the security page: connect or disconnect, if configured.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { loadConfig } from '../../lib/config.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toasts.tsx'
import { AccountSection } from './account-section.tsx'
import {
  CONNECTION_KEY,
  connectionProblem,
  endConnection,
  leaveToConnect,
  readConnection,
  takeConnectReturn,
  type Connection,
} from './connection.ts'
import { dayInWords } from './day-in-words.ts'
import { endedInWords } from './ended-in-words.ts'
import { securityWords as words } from '../../lib/words/security.ts'
import { listText } from '../../lib/format.ts'

export function ConnectionSection() {
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig })
  const label = config.data?.singleSignOn?.label
  return label === undefined ? null : <Section label={label} />
}

/** Handles the return from the other server. */
async function comeBack(label: string, onProblem: (sentence: string) => void): Promise<void> {
  const connectReturn = takeConnectReturn()
  if (connectReturn?.problem) onProblem(connectReturn.problem)
  else if (connectReturn) notify({ title: words('connectedWith', { name: label }) })
}

function useReturn(label: string): string | null {
  const [problem, setProblem] = useState<string | null>(null)
  const isHandled = useRef(false)
  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    void comeBack(label, setProblem)
  }, [label])
  return problem
}

function Section({ label }: { label: string }) {
  const connection = useQuery({ queryKey: CONNECTION_KEY, queryFn: readConnection })
  const connect = useMutation({ mutationFn: () => leaveToConnect() })
  const returned = useReturn(label)
  const [isEnding, setEnding] = useState(false)
  const problem = connect.isError ? connectionProblem(connect.error) : returned
  return (
    <AccountSection title={words('providers')} lead={words('providersLead', { name: label })}>
      <Loaded
        query={{
          ...connection,
          data: connection.data === undefined ? undefined : { connection: connection.data },
        }}
        what={words('providersNoun')}
        rows={1}
      >
        {({ connection: connected }) =>
          connected ? (
            <>
              <ul aria-label={words('providers')}>
                <ProviderRow label={label} connection={connected} onEnd={() => setEnding(true)} />
              </ul>
              {isEnding && (
                <EndDialog label={label} connection={connected} onClose={() => setEnding(false)} />
              )}
            </>
          ) : (
            <Button
              size="l"
              icon={<Building2 />}
              disabled={connect.isPending}
              onClick={() => connect.mutate()}
            >
              {connect.isPending ? words('oneMoment') : words('connectTo', { name: label })}
            </Button>
          )
        }
      </Loaded>
      {problem !== null && (
        <p role="alert" className="pt-2 text-2 text-bad-ink">
          {problem}
        </p>
      )}
    </AccountSection>
  )
}

function ProviderRow({
  label,
  connection: { email, created_at: since, last_sign_in_at: lastUsedAt },
  onEnd,
}: {
  label: string
  connection: Connection
  onEnd: () => void
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-3">
      <div className="min-w-[12rem] flex-1">
        <p className="font-mid break-words">{label}</p>
        <p className="text-2 break-words text-ink-2">
          {listText([
            ...(email ? [email] : []),
            words('connectedSince', { day: dayInWords(since) }),
            ...(lastUsedAt ? [words('lastUsed', { day: dayInWords(lastUsedAt) })] : []),
          ])}
        </p>
      </div>
      <Button onClick={onEnd} aria-label={words('disconnectFrom', { name: label })}>
        {words('disconnect')}
      </Button>
    </li>
  )
}

function EndDialog({
  label,
  connection,
  onClose,
}: {
  label: string
  connection: Connection
  onClose: () => void
}) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => endConnection(connection),
    onSuccess: (ended) => {
      const detail = endedInWords(ended)
      notify({ title: words('disconnectedFrom', { name: label }), ...(detail !== undefined && { detail }) })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: CONNECTION_KEY.slice(0, 1) }),
  })
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={words('disconnectQuestion', { name: label })}
      description={words('disconnectMore', { name: label })}
      confirmLabel={words('disconnect')}
      isBusy={end.isPending}
      onConfirm={() => end.mutate()}
    >
      {end.isError && (
        <p role="alert" className="text-2 text-bad-ink">
          {connectionProblem(end.error)}
        </p>
      )}
    </Confirm>
  )
}
