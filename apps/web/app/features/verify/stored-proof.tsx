// The signed proof of the delivery in the address, verified.
import { isDemoNumber, isTrackingNumber, normaliseTrackingNumber } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError, describeError } from '../../lib/api.ts'
import { verifyWords as words } from '../../lib/words/verify.ts'
import { ErrorState } from '../../ui/states.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { storedProofQuery } from './api.ts'
import { ProofResult } from './proof-result.tsx'

const COLUMN = 'mx-auto w-full max-w-[640px] flex-1 px-4 py-10 md:py-16'

/** Never asks for a text that cannot be a number. */
export function useStoredProof(typed: string) {
  const isNumber = isTrackingNumber(typed)
  const number = isNumber ? normaliseTrackingNumber(typed) : typed.trim()
  const canBeProven = isNumber || isDemoNumber(typed)
  return { number, canBeProven, ...useQuery({ ...storedProofQuery(number), enabled: canBeProven }) }
}

export function StoredProof({ number: typed }: { number: string }) {
  const { number, canBeProven, data, error, refetch } = useStoredProof(typed)
  if (!canBeProven || (error instanceof ApiError && error.status === 404))
    return (
      <section className={COLUMN}>
        <h1 className="text-4">{words('unknownNumber')}</h1>
        <p className="pt-2 text-3 text-ink-2">{words('checkNumber')}</p>
        <Links />
      </section>
    )
  if (error)
    return (
      <ErrorState
        title={words('notVerified')}
        {...describeError(error)}
        onRetry={() => void refetch()}
        className="mx-auto max-w-[640px]"
      />
    )
  if (!data) return <SkeletonRows rows={5} label={words('loading')} />
  return (
    <section className={COLUMN}>
      {data.check?.file ? (
        <>
          <h1 className="pb-5 text-4 break-words">
            {words('proofOf', { order: data.check.file.document.order })}
          </h1>
          <ProofResult check={data.check} />
        </>
      ) : data.isWithheld ? (
        <>
          <h1 className="text-4">{words('withheld')}</h1>
          <p className="pt-2 text-3 text-ink-2">{words('withheldHint')}</p>
        </>
      ) : (
        <>
          <h1 className="text-4">{words('noProof')}</h1>
          <p className="pt-2 text-3 text-ink-2">{words('noProofHint')}</p>
        </>
      )}
      {/* The demo's parcel on the way is another than its proven one. */}
      <Links number={data.check?.file?.document.trackingNumber ?? number} />
    </section>
  )
}

function Links({ number }: { number?: string }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 pt-6 text-3">
      {number !== undefined && (
        <Link to={`/track/${number}`} className="text-link">
          {words('track')}
        </Link>
      )}
      <Link to="/verify" className="text-link">
        {words('keptFile')}
      </Link>
    </p>
  )
}
