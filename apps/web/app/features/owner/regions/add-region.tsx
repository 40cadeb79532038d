// Adds a region: an OpenStreetMap extract from this computer, from an address, or from the server's own folder.
import type { NewRegionBody, RegionsResponse } from '@dropwise/contracts'
import { REGION_NAME_PATTERN } from '@dropwise/contracts'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextField } from '../../../ui/field.tsx'
import { LongWork } from '../../../ui/long-work.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { uploadExtract, useAddRegion } from './api.ts'
import { nameFrom, readBox, sizeText } from './labels.ts'

type Way = 'upload' | 'url' | 'file'
const WAYS = [
  { value: 'upload', label: 'Upload' },
  { value: 'url', label: 'Address' },
  { value: 'file', label: 'On the server' },
] as const

export function AddRegion({ regions, onClose }: { regions: RegionsResponse; onClose: () => void }) {
  const [way, setWay] = useState<Way>('upload')
  const [file, setFile] = useState<File | null>(null)
  const [url, setUrl] = useState('')
  const [serverFile, setServerFile] = useState('')
  const [ownName, setOwnName] = useState<string | null>(null)
  const [box, setBox] = useState('')
  const [uploaded, setUploaded] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  const add = useAddRegion()
  // Leaving the screen gives an upload up; a compile goes on without it.
  useEffect(() => () => stop.current?.abort(), [])

  const chosen = way === 'upload' ? (file?.name ?? '') : way === 'url' ? url : serverFile
  const name = ownName ?? nameFrom(chosen)
  const bounds = readBox(box)
  const isUrl = way !== 'url' || /^https?:\/\/[^/\s]+\S*$/.test(url)
  const isReady = chosen !== '' && isUrl && REGION_NAME_PATTERN.test(name) && bounds !== undefined
  const isBusy = uploaded !== null || add.isPending
  const replaced = regions.items.some((region) => region.name === name)

  async function source(): Promise<NewRegionBody['from']> {
    if (way === 'url') return { url }
    if (way === 'file' || !file) return { file: serverFile }
    stop.current = new AbortController()
    setUploaded(0)
    try {
      return { upload: await uploadExtract(file, setUploaded, stop.current.signal), fileName: file.name }
    } finally {
      setUploaded(null)
    }
  }

  async function submit(): Promise<void> {
    setProblem(null)
    try {
      await add.mutateAsync({ name, from: await source(), ...(bounds ? { bounds } : {}) })
      notify({ title: `${name} is being compiled` })
      onClose()
    } catch (error) {
      if (stop.current?.signal.aborted) return
      const { message, hint } = describeError(error)
      setProblem([message, hint].filter(Boolean).join(' '))
    }
  }

  return (
    <SidePanel
      title="Add region"
      onClose={onClose}
      foot={
        uploaded === null ? (
          <Button variant="primary" disabled={!isReady || isBusy} onClick={() => void submit()}>
            {replaced ? 'Replace region' : 'Add region'}
          </Button>
        ) : (
          <LongWork
            title="Uploading"
            detail={`${Math.round(uploaded * 100)} % of ${sizeText(file?.size ?? 0)}`}
            fraction={uploaded}
            stopLabel="Stop upload"
            onStop={() => stop.current?.abort()}
          />
        )
      }
    >
      <form
        className="flex flex-col gap-4 px-5 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) void submit()
        }}
      >
        <p className="text-2 text-ink-2">
          A region is made from an OpenStreetMap extract (.osm.pbf): its roads, addresses and map, on this
          server.
        </p>
        <Segments
          label="Where the extract is"
          value={way}
          onChange={setWay}
          items={WAYS}
          className="self-start"
        />
        {way === 'upload' && (
          <Field label="Extract" hint="An .osm.pbf file of at most 1 GB">
            {(ids) => (
              <input
                {...ids}
                type="file"
                accept=".pbf"
                disabled={isBusy}
                onChange={(event) => setFile(event.target.files?.[0] ?? null)}
                className="text-2 text-ink-2 file:mr-3 file:h-8 file:rounded file:border file:border-line-2 file:border-solid file:bg-raised file:px-3 file:font-mid file:text-ink pointer-coarse:file:h-11"
              />
            )}
          </Field>
        )}
        {way === 'url' && (
          <TextField
            label="Address of the extract"
            type="url"
            placeholder="https://maps.example/region-latest.osm.pbf"
            value={url}
            onChange={(event) => setUrl(event.target.value.trim())}
            error={url && !isUrl ? 'An address begins with https:// or http://' : undefined}
          />
        )}
        {way === 'file' &&
          (regions.files.length > 0 ? (
            <Select
              label="File on the server"
              value={serverFile}
              onChange={setServerFile}
              items={regions.files.map(({ name: value, bytes }) => ({
                value,
                label: `${value}, ${sizeText(bytes)}`,
              }))}
            />
          ) : (
            <p className="text-2 text-ink-2">
              No .osm.pbf file lies in <code className="break-all">{regions.folder}</code>. Copy one there and
              it appears here.
            </p>
          ))}
        <TextField
          label="Name"
          value={name}
          maxLength={60}
          onChange={(event) => setOwnName(event.target.value.trim())}
          error={
            name && !REGION_NAME_PATTERN.test(name)
              ? 'Letters, digits, - and _, beginning with a letter'
              : undefined
          }
          hint={
            replaced
              ? `${name} is in service: it is replaced once the new one is complete`
              : 'Stands in map addresses'
          }
        />
        <TextField
          label="Only this area (optional)"
          placeholder="west, south, east, north"
          value={box}
          onChange={(event) => setBox(event.target.value)}
          error={
            bounds === undefined ? 'Four numbers in degrees, like -76.85, 39.36, -76.62, 39.48' : undefined
          }
        />
        {problem && (
          <p role="alert" className="text-2 text-bad-ink">
            {problem}
          </p>
        )}
      </form>
    </SidePanel>
  )
}
