// The driver's own balance of the past weeks beside the mean. Needs a connection: figures come from the server.
import {
  HEAVY_ORDER_KG,
  LATE_FINISH_SECONDS,
  MEAN_DRIVERS_LEAST,
  ownFairnessResponse,
  type DriverBalance,
} from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { count, dayOfMonth, formatDuration, weightText } from '../../lib/format.ts'
import { fairnessWords as words } from '../../lib/words/fairness.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { BackHead, Body } from './parts.tsx'

const FIGURES = [
  ['hours', 'seconds', formatDuration],
  ['routes', 'routes', count],
  ['stops', 'stops', count],
  ['heavy', 'heavyStops', count],
  ['late', 'lateFinishes', count],
] as const satisfies readonly (readonly [string, keyof DriverBalance, (value: number) => string])[]

export function BalanceView({ onBack }: { onBack: () => void }) {
  const query = useQuery({
    queryKey: ['own-fairness'],
    queryFn: ({ signal }) => callApi('/driver/fairness', ownFairnessResponse, { signal }),
    staleTime: 60_000,
  })
  return (
    <>
      <BackHead title={words('title')} onBack={onBack} />
      <Body className="px-4 py-3">
        <Loaded query={query} what={words('noun')} rows={6}>
          {({ from, to, own, mean, drivers }) => (
            <>
              <p className="py-2 text-3 text-ink-2">
                {words('span', { from: dayOfMonth(from), to: dayOfMonth(to) })}
              </p>
              <table className="w-full text-3 tabular-nums">
                <thead>
                  <tr className="border-b border-line text-2 text-ink-2">
                    <th scope="col">
                      <span className="sr-only">{words('noun')}</span>
                    </th>
                    <th scope="col" className="py-2 text-end font-mid">
                      {words('you')}
                    </th>
                    {mean && (
                      <th scope="col" className="py-2 text-end font-mid">
                        {words('meanOf', { count: drivers })}
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {FIGURES.map(([label, key, text]) => (
                    <tr key={key} className="border-b border-line">
                      <th scope="row" className="py-3 text-start font-text">
                        {words(label)}
                      </th>
                      <td className="py-3 text-end font-strong">{text(own[key])}</td>
                      {mean && <td className="py-3 text-end">{text(mean[key])}</td>}
                    </tr>
                  ))}
                </tbody>
              </table>
              {!mean && (
                <p className="pt-3 text-2 text-ink-2">{words('noMean', { least: MEAN_DRIVERS_LEAST })}</p>
              )}
              <p className="py-3 text-2 text-ink-3">
                {words('means', { weight: weightText(HEAVY_ORDER_KG), minutes: LATE_FINISH_SECONDS / 60 })}
              </p>
            </>
          )}
        </Loaded>
      </Body>
    </>
  )
}
