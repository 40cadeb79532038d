// Adds a region from an OpenStreetMap extract: catalogue, upload, URL, or the server's own folder.
import type { RegionsResponse } from '@dropwise/contracts'
import { fileSize, listText, percent } from '../../../lib/format.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextField } from '../../../ui/field.tsx'
import { LongWork } from '../../../ui/long-work.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { ExtractField } from './extract-field.tsx'
import { useRegionDraft, type RegionDraft } from './use-region-draft.ts'

const sources = () =>
  [
    { value: 'extract', label: words('catalogue') },
    { value: 'upload', label: words('upload') },
    { value: 'url', label: words('address') },
    { value: 'file', label: words('onServer') },
  ] as const

const EXAMPLE_ADDRESS = 'https://maps.example/region-latest.osm.pbf'

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
    <SidePanel title={words('addRegion')} onClose={onClose} foot={<Foot form={form} />}>
      <form
        className="flex flex-col gap-4 px-5 py-4"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <p className="text-2 text-ink-2">{words('addLead')}</p>
        <Segments
          label={words('whereExtractIs')}
          value={form.draft.source}
          onChange={(source) => form.change({ source })}
          items={sources()}
          className="self-start"
        />
        <SourceField form={form} regions={regions} />
        <NameField form={form} />
        <TextField
          label={words('onlyThisArea')}
          placeholder={words('fourSides')}
          value={form.draft.box}
          onChange={(event) => form.change({ box: event.target.value })}
          error={form.bounds === undefined ? words('fourSidesWrong') : undefined}
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
        {words(form.isReplacing ? 'replaceRegion' : 'addRegion')}
      </Button>
    )
  return (
    <LongWork
      title={words('uploading')}
      detail={words('uploadedOf', {
        share: percent(Math.round(form.uploaded * 100)),
        size: fileSize(form.draft.file?.size ?? 0),
      })}
      fraction={form.uploaded}
      stopLabel={words('stopUpload')}
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
      <Field label={words('extract')} hint={words('extractHint')}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".pbf"
            disabled={form.isBusy}
            onChange={(event) => change({ file: event.target.files?.[0] ?? null })}
            className="text-2 text-ink-2 file:me-3 file:h-8 file:rounded file:border file:border-line-2 file:border-solid file:bg-raised file:px-3 file:font-mid file:text-ink pointer-coarse:file:h-11"
          />
        )}
      </Field>
    )
  if (draft.source === 'url')
    return (
      <TextField
        label={words('extractAddress')}
        type="url"
        placeholder={EXAMPLE_ADDRESS}
        value={draft.url}
        onChange={(event) => change({ url: event.target.value.trim() })}
        error={draft.url && !form.isUrl ? words('extractAddressWrong') : undefined}
      />
    )
  if (regions.files.length === 0)
    return (
      <p className="text-2 text-ink-2">
        <RichText
          text={words('noFilesThere', { folder: regions.folder })}
          tags={{ folder: (text) => <code className="break-all">{text}</code> }}
        />
      </p>
    )
  return (
    <Select
      label={words('fileOnServer')}
      value={draft.serverFile}
      onChange={(serverFile) => change({ serverFile })}
      items={regions.files.map(({ name, bytes }) => ({
        value: name,
        label: listText([name, fileSize(bytes)]),
      }))}
    />
  )
}

function NameField({ form }: { form: Form }) {
  const { name, isName, isReplacing, change } = form
  return (
    <TextField
      label={words('name')}
      value={name}
      maxLength={60}
      onChange={(event) => change({ ownName: event.target.value.trim() })}
      error={name && !isName ? words('nameWrong') : undefined}
      hint={isReplacing ? words('replacesWhenComplete', { name }) : words('usedInAddresses')}
    />
  )
}
