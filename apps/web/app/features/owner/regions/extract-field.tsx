// Chooses an extract of the catalogue, and estimates its download and compile before they start.
import { useQuery } from '@tanstack/react-query'
import type { ExtractResponse } from '@dropwise/contracts'
import { RefreshCw } from 'lucide-react'
import { describeError } from '../../../lib/api.ts'
import { fileSize } from '../../../lib/format.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { catalogueQuery, extractQuery, useRefreshCatalogue } from './api.ts'
import { dateOf, minutesText, rangeText } from './labels.ts'

interface Props {
  path: string
  box: [number, number, number, number] | null
  onChange: (path: string) => void
}

export function ExtractField({ path, box, onChange }: Props) {
  const catalogue = useQuery(catalogueQuery())
  return (
    <Loaded query={catalogue} what={words('catalogueNoun')} rows={2}>
      {({ items, readFrom }) => (
        <div className="flex flex-col gap-3">
          <Combobox
            label={words('countryOrArea')}
            placeholder={words('typeCountry')}
            emptyText={words('noSuchExtract')}
            value={path}
            onChange={(item) => onChange(item.value)}
            items={items.map((item) => ({
              value: item.path,
              label: item.title,
              aside:
                item.approximateBytes === null
                  ? null
                  : words('aboutSize', { size: fileSize(item.approximateBytes) }),
            }))}
          />
          {path !== '' && <Figures path={path} box={box} />}
          <CatalogueAge readFrom={readFrom} />
        </div>
      )}
    </Loaded>
  )
}

function Figures({ path, box }: Omit<Props, 'onChange'>) {
  const extract = useQuery(extractQuery(path, box))
  return (
    <Loaded query={extract} what={words('extractNoun')} rows={3}>
      {(item) => (
        <div className="flex flex-col gap-2">
          <KeyValues
            rows={[
              [words('download'), downloadText(item)],
              [words('dataOf'), item.changedAt ? dateOf(item.changedAt) : words('unknown')],
              [
                words('compilingEstimated'),
                item.estimate ? minutesText(item.estimate.seconds) : words('unknown'),
              ],
              [
                words('memoryEstimated'),
                item.estimate ? rangeText(item.estimate.memoryBytes) : words('unknown'),
              ],
              [words('diskEstimated'), item.estimate ? rangeText(item.estimate.diskBytes) : words('unknown')],
            ]}
          />
          {item.problem && (
            <p role="status" className="text-2 text-signal-ink">
              {item.problem} {words('startAllTheSame')}
            </p>
          )}
          <Room item={item} />
        </div>
      )}
    </Loaded>
  )
}

function downloadText({ bytes, approximateBytes }: ExtractResponse): string {
  if (bytes !== null) return fileSize(bytes)
  return approximateBytes === null
    ? words('sizeUnknown')
    : words('aboutSize', { size: fileSize(approximateBytes) })
}

/** Warns when the server is probably too small; an estimate is no reason to refuse. */
function Room({ item }: { item: ExtractResponse }) {
  const { estimate, memoryBytes, freeDiskBytes, bytes } = item
  if (!estimate) return null
  const warnings = [
    ...(estimate.memoryBytes.least > memoryBytes
      ? [words('tooLittleMemory', { size: fileSize(memoryBytes) })]
      : estimate.memoryBytes.most > memoryBytes
        ? [words('maybeTooLittleMemory', { size: fileSize(memoryBytes) })]
        : []),
    ...(freeDiskBytes !== null && estimate.diskBytes.least + (bytes ?? 0) > freeDiskBytes
      ? [words('diskFree', { size: fileSize(freeDiskBytes) })]
      : []),
  ]
  if (warnings.length === 0) return null
  return (
    <p role="status" className="rounded bg-signal-wash px-3 py-2 text-2 text-signal-ink">
      {words('chooseSmaller', { warnings: warnings.join(' ') })}
    </p>
  )
}

function CatalogueAge({ readFrom }: { readFrom: { mirror: string; readAt: string } | null }) {
  const refresh = useRefreshCatalogue()
  const onError = (error: unknown) => {
    const { message, hint } = describeError(error)
    notify({ title: [message, hint].filter(Boolean).join(' '), tone: 'bad' })
  }
  return (
    <div className="flex items-center gap-3">
      <p className="min-w-0 flex-1 text-1 text-ink-3">
        {readFrom
          ? words('catalogueOf', { day: dateOf(readFrom.readAt), host: new URL(readFrom.mirror).host })
          : words('catalogueShipped')}
      </p>
      <Button
        icon={<RefreshCw />}
        disabled={refresh.isPending}
        onClick={() => refresh.mutate(undefined, { onError })}
      >
        {words('refreshCatalogue')}
      </Button>
    </div>
  )
}
