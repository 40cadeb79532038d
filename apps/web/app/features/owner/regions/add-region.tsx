// Adds a region from an OpenStreetMap extract: catalogue, upload, URL, or the server's own folder.
import type { RegionsResponse } from '@dropwise/contracts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextField } from '../../../ui/field.tsx'
import { LongWork } from '../../../ui/long-work.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ExtractField } from './extract-field.tsx'
import { sizeText } from './labels.ts'
import { useRegionDraft, type RegionDraft } from './use-region-draft.ts'

const SOURCES = [
  { value: 'extract', label: 'Catalogue' },
  { value: 'upload', label: 'Upload' },
  { value: 'url', label: 'Address' },
  { value: 'file', label: 'On the server' },
] as const

type Form = ReturnType<typeof useRegionDraft>

export function AddRegion({
  regions,
  start = {},
  onClose,
}: {
  regions: RegionsResponse
  start?: Partial<RegionDraft>
  onClose: () => void
}) {
  const form = useRegionDraft(regions, start, onClose)
  return (
    <SidePanel title="Add region" onClose={onClose} foot={<Foot form={form} />}>
      <form
        className="flex flex-col gap-4 px-5 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <p className="text-2 text-ink-2">
          A region is built from an OpenStreetMap extract (.osm.pbf): its roads, addresses and map, on this
          server.
        </p>
        <Segments
          label="Where the extract is"
          value={form.draft.source}
          onChange={(source) => form.change({ source })}
          items={SOURCES}
          className="self-start"
        />
        <SourceField form={form} regions={regions} />
        <NameField form={form} />
        <TextField
          label="Only this area (optional)"
          placeholder="west, south, east, north"
          value={form.draft.box}
          onChange={(event) => form.change({ box: event.target.value })}
          error={
            form.bounds === undefined
              ? 'Four numbers in degrees, like -76.85, 39.36, -76.62, 39.48'
              : undefined
          }
        />
        {form.problem && (
          <p role="alert" className="text-2 text-bad-ink">
            {form.problem}
          </p>
        )}
      </form>
    </SidePanel>
  )
}

function Foot({ form }: { form: Form }) {
  if (form.uploaded === null)
    return (
      <Button variant="primary" disabled={!form.isReady || form.isBusy} onClick={() => void form.submit()}>
        {form.isReplacing ? 'Replace region' : 'Add region'}
      </Button>
    )
  return (
    <LongWork
      title="Uploading"
      detail={`${Math.round(form.uploaded * 100)} % of ${sizeText(form.draft.file?.size ?? 0)}`}
      fraction={form.uploaded}
      stopLabel="Stop upload"
      onStop={form.stopUpload}
    />
  )
}

function SourceField({ form, regions }: { form: Form; regions: RegionsResponse }) {
  const { draft, change } = form
  if (draft.source === 'extract')
    return (
      <ExtractField
        path={draft.extract}
        box={form.bounds ?? null}
        onChange={(extract) => change({ extract })}
      />
    )
  if (draft.source === 'upload')
    return (
      <Field label="Extract" hint="An .osm.pbf file of at most 1 GB">
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".pbf"
            disabled={form.isBusy}
            onChange={(event) => change({ file: event.target.files?.[0] ?? null })}
            className="text-2 text-ink-2 file:mr-3 file:h-8 file:rounded file:border file:border-line-2 file:border-solid file:bg-raised file:px-3 file:font-mid file:text-ink pointer-coarse:file:h-11"
          />
        )}
      </Field>
    )
  if (draft.source === 'url')
    return (
      <TextField
        label="Address of the extract"
        type="url"
        placeholder="https://maps.example/region-latest.osm.pbf"
        value={draft.url}
        onChange={(event) => change({ url: event.target.value.trim() })}
        error={draft.url && !form.isUrl ? 'An address begins with https:// or http://' : undefined}
      />
    )
  if (regions.files.length === 0)
    return (
      <p className="text-2 text-ink-2">
        There is no .osm.pbf file in <code className="break-all">{regions.folder}</code>. Copy one there and
        it appears here.
      </p>
    )
  return (
    <Select
      label="File on the server"
      value={draft.serverFile}
      onChange={(serverFile) => change({ serverFile })}
      items={regions.files.map(({ name, bytes }) => ({ value: name, label: `${name}, ${sizeText(bytes)}` }))}
    />
  )
}

function NameField({ form }: { form: Form }) {
  const { name, isName, isReplacing, change } = form
  return (
    <TextField
      label="Name"
      value={name}
      maxLength={60}
      onChange={(event) => change({ ownName: event.target.value.trim() })}
      error={name && !isName ? 'Letters, digits, - and _, beginning with a letter' : undefined}
      hint={
        isReplacing
          ? `${name} is in service: it is replaced once the new one is complete`
          : 'Used in map addresses'
      }
    />
  )
}
