// Loading: the parcels of the route, last stop first, scanned or ticked, each with its place in the van. Works
// without a network.
import { Check } from 'lucide-react'
import { useState } from 'react'
import {
  firstAddressLine,
  isOneOfCodes,
  VAN_PLACES,
  type DriverRoute,
  type DriverStop,
  type VanPlace,
} from '@dropwise/contracts'
import { listText } from '../../lib/format.ts'
import { driverWords } from '../../lib/words/driver.ts'
import { formWords as words } from '../../lib/words/driver-forms.ts'
import { cn } from '../../ui/cn.ts'
import { Pin } from '../../ui/plate.tsx'
import { stopsToLoad } from './next-step.ts'
import { ActionBar, BackHead, Body, MainAction, Problem } from './parts.tsx'
import { otherCode } from './proof/checks.ts'
import { wrongCodeText } from './proof/code-field.tsx'
import { canScan } from './proof/code-reader.ts'
import { ScanButton } from './proof/scan-button.tsx'
import { Scanner } from './proof/scanner.tsx'
import { LARGE_INPUT, Section } from './proof/section.tsx'
import type { Driver } from './use-driver.ts'
import { handover, vanPlaceText } from './words.ts'

function PlaceChoice({
  value,
  onChange,
}: {
  value: VanPlace | null
  onChange: (place: VanPlace | null) => void
}) {
  return (
    <Section title={words('whereInVan')} done={null}>
      <div role="radiogroup" aria-label={words('whereInVan')} className="grid grid-cols-2 gap-2">
        {VAN_PLACES.map((place) => (
          <button
            key={place}
            type="button"
            role="radio"
            aria-checked={value === place}
            onClick={() => onChange(value === place ? null : place)}
            className={cn(
              'h-12 rounded border text-3 font-mid',
              value === place ? 'border-2 border-link bg-select' : 'border-line-2',
            )}
          >
            {vanPlaceText(place)}
          </button>
        ))}
      </div>
    </Section>
  )
}

function ParcelRow({ route, stop, onLoad }: { route: number; stop: DriverStop; onLoad: () => void }) {
  const { loaded } = stop
  return (
    <li>
      <button
        type="button"
        role="checkbox"
        aria-checked={Boolean(loaded)}
        onClick={onLoad}
        className="flex min-h-[60px] w-full items-center gap-3 border-b border-line px-4 py-2 text-start"
      >
        <span
          className={cn(
            'grid size-8 shrink-0 place-items-center rounded border border-field',
            loaded && 'border-act bg-act text-act-ink',
          )}
        >
          {loaded && <Check className="size-5" aria-hidden />}
        </span>
        <Pin number={stop.sequence} route={route} size="xl" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-3 font-mid">
            <bdi>{listText([firstAddressLine(stop.address), stop.name])}</bdi>
          </span>
          <span className="block truncate text-2 text-ink-2">
            {listText([
              handover(stop),
              stop.reference,
              ...(loaded?.place ? [vanPlaceText(loaded.place)] : []),
            ])}
          </span>
        </span>
      </button>
    </li>
  )
}

/** State of loading: what was read last, and where parcels go now. */
function useLoading({ route, tell }: { route: DriverRoute; tell: Driver['tell'] }) {
  const [place, setPlace] = useState<VanPlace | null>(null)
  const [code, setCode] = useState('')
  const [result, setResult] = useState<{ text: string; isWrong: boolean } | null>(null)
  const stops = stopsToLoad(route)
  const load = async (stop: DriverStop, barcode?: string) => {
    try {
      const proof = { ...(barcode && { barcode }), ...(place && { vanPlace: place }) }
      await tell({ kind: 'loaded', orderId: stop.orderId, proof })
      setResult({ text: words('loadedStop', { stop: stop.sequence, name: stop.name }), isWrong: false })
    } catch {
      setResult({ text: driverWords('phoneFull'), isWrong: true })
    }
  }
  const read = (text: string) => {
    setCode('')
    const stop = stops.find(({ codes }) => isOneOfCodes(text, codes))
    if (!stop) {
      const other = otherCode(text, { stops: [] })
      return setResult({ text: `${text}: ${wrongCodeText(other)}`, isWrong: true })
    }
    // The camera sees the same label in many frames.
    if (stop.loaded && (stop.loaded.place ?? null) === place)
      return setResult({
        text: words('loadedAlready', { stop: stop.sequence, name: stop.name }),
        isWrong: false,
      })
    void load(stop, text)
  }
  return { stops, place, setPlace, code, setCode, result, load, read }
}

export function LoadView({
  route,
  tell,
  onBack,
}: {
  route: DriverRoute
  tell: Driver['tell']
  onBack: () => void
}) {
  const { stops, place, setPlace, code, setCode, result, load, read } = useLoading({ route, tell })
  const [isScanning, setScanning] = useState(false)
  const loadedCount = stops.filter(({ loaded }) => loaded).length
  return (
    <>
      <BackHead title={driverWords('loadVan')} onBack={onBack} />
      <Body className="pb-6">
        <PlaceChoice value={place} onChange={setPlace} />
        <Section title={words('codeOnLabel')} done={null}>
          {isScanning && <Scanner onCode={read} onClose={() => setScanning(false)} />}
          <form
            className="flex gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              if (code.trim()) read(code)
            }}
          >
            <input
              aria-label={words('codeOnLabel')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoCapitalize="characters"
              autoComplete="off"
              enterKeyHint="done"
              className={LARGE_INPUT}
            />
            {canScan() && !isScanning && <ScanButton onClick={() => setScanning(true)} />}
          </form>
        </Section>
        {result?.isWrong && <Problem>{result.text}</Problem>}
        <p role="status" className="px-4 pt-3 text-3 font-mid">
          {result && !result.isWrong ? result.text : words('loadLastFirst')}
        </p>
        <ol aria-label={driverWords('loadVan')} className="mt-3 border-t border-line">
          {stops.map((stop) => (
            <ParcelRow key={stop.orderId} route={route.number} stop={stop} onLoad={() => void load(stop)} />
          ))}
        </ol>
      </Body>
      <ActionBar>
        <MainAction onClick={onBack}>
          {words('loadedOf', { done: loadedCount, total: stops.length })}
        </MainAction>
      </ActionBar>
    </>
  )
}
