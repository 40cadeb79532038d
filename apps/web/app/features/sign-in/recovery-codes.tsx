// Recovery codes for a lost phone: how many remain, and ten new ones, shown once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { count } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { endedInWords } from './ended-in-words.ts'
import { makeRecoveryCodes, recoveryCodesQuery } from './account-api.ts'
import { securityWords as words } from '../../lib/words/security.ts'

function NewCodes({ codes }: { codes: string[] }) {
  const text = codes.join('\n')
  return (
    <div className="mt-3 max-w-[372px] rounded border border-line-2 bg-sunk p-4">
      <p className="text-2 text-ink-2">{words('shownOnce')}</p>
      <ul
        aria-label={words('recoveryCodes')}
        className="grid grid-cols-2 gap-x-6 gap-y-1 py-3 text-3 tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Copy />}
          onClick={() =>
            void navigator.clipboard.writeText(text).then(() => notify({ title: words('codesCopied') }))
          }
        >
          {words('copy')}
        </Button>
        <ButtonLink
          icon={<Download />}
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {words('saveAsFile')}
        </ButtonLink>
      </div>
    </div>
  )
}

export function RecoveryCodes() {
  const client = useQueryClient()
  const remainingCodes = useQuery(recoveryCodesQuery())
  const createCodes = useMutation({
    mutationFn: makeRecoveryCodes,
    // Sessions opened by an old code end too.
    onSettled: () => client.invalidateQueries({ queryKey: ['account'] }),
    onSuccess: ({ ended_sessions: ended }) => {
      const title = endedInWords(ended)
      if (title !== undefined) notify({ title })
    },
    onError: (error) => notify({ title: words('codesNotCreated'), detail: error.message, tone: 'bad' }),
  })
  const hasCodes = remainingCodes.data !== undefined && remainingCodes.data.total > 0
  return (
    <div className="mt-6">
      <h3 className="text-3 font-mid">{words('recoveryCodes')}</h3>
      <p className="max-w-[60ch] pt-1 pb-3 text-3 text-ink-2">
        {hasCodes
          ? words('codesLeft', {
              left: count(remainingCodes.data.left),
              total: count(remainingCodes.data.total),
            })
          : words('codesLead')}
      </p>
      {createCodes.data ? (
        <NewCodes codes={createCodes.data.codes} />
      ) : (
        <Button size="l" disabled={createCodes.isPending} onClick={() => createCodes.mutate()}>
          {hasCodes ? words('newCodes') : words('createCodes')}
        </Button>
      )}
    </div>
  )
}
